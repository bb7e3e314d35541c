#if !hasFeature(Embedded)  // `package` wants a package name, which a bare compile does not have
extension VelocityTracker {
  /// The number of samples that fit without an allocation.
  package var capacity: Int { samples.places.count }

  /// The number of samples that are remembered.
  package var count: Int { samples.count }
}
#endif
