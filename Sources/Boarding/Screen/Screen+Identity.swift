extension Screen {
  /// What tells the object from every other one that lives at the same time.
  var objectIdentity: ObjectIdentifier { ObjectIdentifier(self) }
}
