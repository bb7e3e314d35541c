/// The shapes of the plane in which screens lie.
///
/// They have a name of their own in front, so that they stand beside the types of a platform's
/// graphics library without ambiguity.
///
/// ```swift
/// let frame = Plane.Rectangle(x: 10, y: 20, width: 40, height: 30)
/// let turned = Plane.Transform(rotationAngle: 0.5).concatenating(Plane.Transform(scaleX: 2, y: 2))
/// let corner = frame.origin.applying(turned)
/// ```
public enum Plane {}
