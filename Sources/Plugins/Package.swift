// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "launchtrace-plugins",
    products: [
        .plugin(name: "LaunchTraceCommand", targets: ["LaunchTraceCommand"]),
        .plugin(name: "LaunchTraceLint", targets: ["LaunchTraceLint"]),
    ],
    targets: [
        .binaryTarget(name: "launchtrace", url: "URL", checksum: "CHECKSUM"),
        .plugin(
            name: "LaunchTraceCommand",
            capability: .command(
                intent: .custom(verb: "launchtrace", description: "Find launches of an iOS app that are broken.")),
            dependencies: ["launchtrace"], path: "Command"),
        .plugin(name: "LaunchTraceLint", capability: .buildTool(), dependencies: ["launchtrace"], path: "Lint"),
    ])
