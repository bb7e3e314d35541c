/// What is known of springs, from closed forms and from other libraries.
enum SpringVectors {
  /// A spring, its ends and its velocity at the time 0; a time; and how it moves then.
  typealias Motion = (
    mass: Double, stiffness: Double, damping: Double, from: Double, to: Double, velocity: Double,
    time: Double, position: Double, timeVelocity: Double
  )

  /// A spring, its velocity relative to the distance, and the time to rest.
  typealias Rest = (
    mass: Double, stiffness: Double, damping: Double, velocity: Double, seconds: Double
  )

  /// The closed form of m x'' + c x' + k x = 0, computed with mpmath, 50 digits.
  ///
  /// It was checked against the matrix exponential. Positions hold within 1e-9, velocities within
  /// 1e-8.
  static let trajectories: [Motion] = [
    // CASpringAnimation defaults, damping ratio 0.5
    (1, 100, 10, 0, 1, 0, 0, 0, 0),
    (1, 100, 10, 0, 1, 0, 0.1, 0.3402998466082983, 5.33507195114693),
    (1, 100, 10, 0, 1, 0, 0.2, 0.8494256348541124, 4.192796296663318),
    (1, 100, 10, 0, 1, 0, 0.5, 1.0745905665950333, -0.8794242073251285),
    (1, 100, 10, 0, 1, 0, 0.75, 0.9741517076604145, 0.05714173389446928),
    // Critical
    (1, 100, 20, 0, 1, 0, 0, 0, 0),
    (1, 100, 20, 0, 1, 0, 0.05, 0.09020401043104986, 3.032653298563167),
    (1, 100, 20, 0, 1, 0, 0.1, 0.26424111765711533, 3.6787944117144233),
    (1, 100, 20, 0, 1, 0, 0.3, 0.8008517265285442, 1.4936120510359183),
    (1, 100, 20, 0, 1, 0, 0.5, 0.9595723180054871, 0.33689734995427334),
    (1, 100, 20, 0, 1, 0, 0.75, 0.9952987828537434, 0.04148132776108752),
    // Overdamped damping ratio 2
    (1, 100, 40, 0, 1, 0, 0.1, 0.1777365760981905, 2.1390913026027936),
    (1, 100, 40, 0, 1, 0, 0.5, 0.7178288260248468, 0.7560753608532155),
    (1, 100, 40, 0, 1, 0, 0.75, 0.855592248209268, 0.3869394047293357),
    (1, 100, 40, 0, 1, 0, 1, 0.926095928090377, 0.1980253638555508),
    // Apple doc example damping 5
    (1, 100, 5, 0, 1, 0, 0.5, 1.0365507873893438, -2.934483299034909),
    (1, 100, 5, 0, 1, 0, 1, 1.0847759622643671, -0.2160442612945301),
    (1, 100, 5, 0, 1, 0, 2, 0.9932797874505336, 0.03429696414396131),
    // Velocity towards the target
    (1, 100, 10, 0, 1, 5, 0.3, 1.1909760894174324, 0.044439383048146944),
    (1, 100, 10, 0, 1, 5, 0.5, 1.0306193562287769, -0.8126649366377308),
    // Velocity away from the target
    (1, 100, 10, 0, 1, -5, 0.1, 0.07354624905095185, 4.704107159761887),
    (1, 100, 10, 0, 1, -5, 0.3, 1.0577334453993912, 2.620413497312676),
    (1, 100, 10, 0, 1, -5, 0.5, 1.1185617769612897, -0.9461834780125263),
    // Mass 2, which Flutter had wrong (flutter/flutter #163858)
    (2, 100, 10, 0, 1, 0, 0.3, 1.0263228449319834, 3.26978788334758),
    (2, 100, 10, 0, 1, 0, 1, 0.9122873907232542, 0.20177023937646069),
    // Just under critical, continuity
    (1, 100, 19.9999, 0, 1, 0, 0.1, 0.2642417307907436, 3.6788066743961845),
    (1, 100, 19.9999, 0, 1, 0, 0.3, 0.8008539669533421, 1.4936120510247162),
    // Just over critical, continuity
    (1, 100, 20.0001, 0, 1, 0, 0.1, 0.26424050452593967, 3.6787821491001065),
    (1, 100, 20.0001, 0, 1, 0, 0.3, 0.8008494861171889, 1.4936120510247162),
    // Undamped
    (1, 100, 0, 0, 1, 0, 10, 0.13768112771231605, -5.063656411097588),
    // A stiff critical spring, cancelling to 0
    (1, 1000, 63.245553203367585, 0.4, 0, -1.5, 0.05, 0.19698753411896375, -3.9354673910517954),
    (1, 1000, 63.245553203367585, 0.4, 0, -1.5, 0.1, 0.0641250031405301, -1.5558774959827741),
    (1, 1000, 63.245553203367585, 0.4, 0, -1.5, 0.2, 0.0047120175489846075, -0.12903051621764988),
    // Flutter withDampingRatio(mass 1, stiffness 400)
    (1, 400, 40, 0, 1, 0, 0.4, 0.9969808363488774, 0.053674020464401895),
    // Cancel from 0.35, damping ratio 0.5, still moving forward at release
    (1, 500, 22.360679774997898, 0.35, 0, 2, 0.1, 0.05230792135227136, -3.3453717899191493),
    (1, 500, 22.360679774997898, 0.35, 0, 2, 0.3, 0.006015386000942485, 0.22463779976935486),
  ]

  /// The same over a hundred times the distance: within 1e-7 and 1e-6.
  static let longTrajectories: [Motion] = [
    // Compose PhysicsAnimationTest inputs, damping ratio 0.5
    (1, 100, 10, 100, 0, 3000, 0.5, -33.84178287925719, 127.99798314495152),
    // Compose inputs, damping ratio 5
    (1, 100, 100, 100, 0, 3000, 0.1, 118.9984438419085, -120.05708855310188),
    (1, 100, 100, 100, 0, 3000, 4.83, 1.0008538059864456, -1.0110676635362106),
  ]

  /// `CASpringAnimation` as measured on macOS, from a public Rust test: within 0.001.
  ///
  /// Damping above the critical one is clamped to it. The velocity was not measured.
  static let measured: [Motion] = [
    (1, 100, 20, 0, 100, 0, 0.05, 9.020400792360306, .nan),
    (1, 100, 30, 0, 100, 0, 0.05, 9.020400792360306, .nan),
    (1, 100, 10, 0, 100, 500, 0.05, 29.307806491851807, .nan),
    (1, 100, 10, 0, 100, -500, 0.05, -8.426713198423386, .nan),
  ]

  /// `settlingDuration` of `CASpringAnimation` as measured on macOS, from a public Rust test.
  static let measuredRests: [Rest] = [
    (1, 100, 10, 0, 1.4727003346780927),
    (1, 300, 20, 0, 0.7442555275721707),
    (2, 100, 5, 0, 5.658348137358159),
    (1, 100, 10, 5, 1.3815510557964275),
    (1, 100, 10, -5, 1.5350814063145797),
    (1, 100, 20, 0, 1),
    (1, 100, 30, 0, 1),
    (1, 400, 40, 0, 0.5),
    (1, 25, 10, 0, 1.9),
    (1, 1, 2, 0, 9.3),
  ]

  /// The formula inferred from them, ln((1 + |v - b| / w) / 0.001) / b.
  static let computedRests: [Rest] = [
    (1, 100, 5, 0, 2.8549746098887607)
  ]
}
