// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "launchtrace",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "launchtrace", targets: ["launchtrace"]),
        .library(name: "LaunchModel", targets: ["LaunchModel"]),
        .library(name: "LaunchTraceKit", targets: ["LaunchTraceKit"]),
    ],
    targets: [
        .target(name: "LaunchModel"),
        .target(name: "LaunchTraceKit", dependencies: ["LaunchModel"]),
        .executableTarget(name: "launchtrace", dependencies: ["LaunchTraceKit"]),
        .testTarget(name: "LaunchModelTests", dependencies: ["LaunchModel"]),
        .testTarget(name: "LaunchTraceKitTests", dependencies: ["LaunchModel", "LaunchTraceKit"]),
    ],
    swiftLanguageModes: [.v6]
)
