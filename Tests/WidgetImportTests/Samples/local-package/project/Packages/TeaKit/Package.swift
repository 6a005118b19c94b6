// swift-tools-version: 5.3
import PackageDescription

let package = Package(
  name: "TeaKit",
  products: [.library(name: "TeaKit", targets: ["TeaKit"])],
  targets: [.target(name: "TeaKit")]
)
