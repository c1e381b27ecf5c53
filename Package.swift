// swift-tools-version: 6.0
import PackageDescription

/// The scenarios that `explain` shows: of each finding one that has it, and a clean one.
let findingExamples = [
    "LT001-scene-lifecycle-required",
    "LT002-scene-manifest-incomplete",
    "LT003-orphan-window",
    "LT004-scene-delegate-class-unresolved",
    "LT005-dependency-not-ready",
    "LT006-order-changed",
    "LT010-payload-unclaimed",
    "LT011-warm-only-handler",
    "LT012-launch-options-empty-under-scenes",
    "LT013-dead-callback",
    "LT014-return-value-suppresses",
    "LT015-payload-delivered-twice",
    "LT016-dropped-before-listener",
    "LT017-ambiguous-set-member",
    "LT019-launch-deadline-missed",
    "LT020-duplicate-registration",
    "LT021-no-launch-handler",
    "LT022-task-not-permitted",
    "LT023-url-scheme-not-declared",
    "LT030-background-launch-counted",
    "LT031-ui-built-in-background",
    "LT032-state-read-misleads",
    "LT033-no-foreground-callback-at-cold-launch",
    "LT040-prewarm-clock-skew",
    "LT041-protected-data-unavailable",
    "LT042-prewarm-flag-read-too-late",
    "LT043-metric-includes-background",
    "LT050-watchdog-launch",
    "LT051-watchdog-background",
    "LT052-slow-first-frame",
    "LT060-secondary-role-launch",
    "LT061-scene-reconnect",
    "LT062-per-scene-handler-treated-as-app-wide",
    "LT063-restoration-order",
    "LT064-discarded-session-matches-live",
    "LT070-swiftui-wrapped-delegate",
    "LT080-headless-launch",
    "LT090-launch-screen-missing",
    "LT091-launch-screen-content",
    "LT092-asks-at-launch",
    "LT093-state-not-restored",
    "LT094-launches-in-full-space",
]

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
        .target(
            name: "LaunchTraceKit",
            dependencies: ["LaunchModel"],
            // Only the scenarios of the folder are part of the tool; it holds their timelines as well.
            exclude: ["Explaining/Examples"],
            resources: findingExamples.flatMap { [$0, "\($0).clean"] }
                .map { .embedInCode("Explaining/Examples/\($0).json") }),
        .executableTarget(name: "launchtrace", dependencies: ["LaunchTraceKit"]),
        .testTarget(name: "LaunchModelTests", dependencies: ["LaunchModel"]),
        // Sees what a package that uses this one does.
        .testTarget(name: "UserTests", dependencies: ["LaunchModel", "LaunchTraceKit"], packageAccess: false),
        .testTarget(
            name: "LaunchTraceKitTests", dependencies: ["LaunchModel", "LaunchTraceKit"], exclude: ["Tools"]),
    ],
    swiftLanguageModes: [.v6]
)
