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
        // Sees what a package that uses this one does.
        .testTarget(name: "UserTests", dependencies: ["LaunchModel", "LaunchTraceKit"], packageAccess: false),
        .testTarget(
            name: "LaunchTraceKitTests", dependencies: ["LaunchModel", "LaunchTraceKit"], exclude: ["Tools"]),
    ],
    swiftLanguageModes: [.v6]
)
