// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "MyAppLaunches", platforms: [.macOS(.v13)], dependencies: [.package(path: "../launchtrace")],
    targets: [
        .testTarget(name: "LaunchTests", dependencies: [.product(name: "LaunchTraceKit", package: "launchtrace")])
    ])
