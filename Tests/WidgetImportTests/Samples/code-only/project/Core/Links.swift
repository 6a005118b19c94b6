enum Links {
  static let note = "notes://note/"
}
