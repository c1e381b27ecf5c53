// swift-tools-version: 6.2
import PackageDescription

// A release without the names of properties and cases, which only a description of a value that has none of its own needs.
// A package with such flags can't be another's dependency, so that only the Makefile asks for them.
let isSmall = Context.environment["LAUNCHTRACE_SMALL"] != nil
func flags(_ flags: String...) -> [SwiftSetting] {
    isSmall ? [.unsafeFlags(flags, .when(configuration: .release))] : []
}
let nameless = flags("-Xfrontend", "-disable-reflection-metadata")
// Optimized for size; the linker merges and removes functions that have sections of their own.
let sized = flags("-Osize", "-Xfrontend", "-function-sections")
let small = sized + nameless

let package = Package(
    name: "launchtrace", platforms: [.macOS(.v13)],
    products: [
        .executable(name: "launchtrace", targets: ["launchtrace"]),
        .library(name: "LaunchModel", targets: ["LaunchModel"]),
        .library(name: "LaunchTraceKit", targets: ["LaunchTraceKit"]),
    ],
    targets: [
        // Each sees those above it.
        .target(name: "CLibrary"), .target(name: "StructuredText", swiftSettings: small),
        .target(name: "SystemFiles", dependencies: ["CLibrary", "StructuredText"], swiftSettings: small),
        .target(name: "SyntaxReading", dependencies: ["StructuredText"], swiftSettings: small),
        .target(name: "ProjectReading", dependencies: ["SyntaxReading"], swiftSettings: small),
        // Steps are asked for by the names of their cases.
        .target(name: "LaunchScenario", swiftSettings: sized),
        .target(name: "LaunchModel", dependencies: ["LaunchScenario"], swiftSettings: small),
        .target(name: "ScenarioFormat", dependencies: ["LaunchScenario", "StructuredText"], swiftSettings: small),
        .target(name: "LaunchReading", dependencies: ["LaunchModel", "ScenarioFormat"], swiftSettings: small),
        .target(name: "LaunchFormats", dependencies: ["LaunchReading"], swiftSettings: small),
        .target(
            name: "AppReading", dependencies: ["LaunchModel", "ProjectReading", "ScenarioFormat"], swiftSettings: small),
        .target(name: "ProjectWriting", dependencies: ["LaunchModel", "ProjectReading"], swiftSettings: small),
        .target(
            name: "LaunchTraceKit", dependencies: ["AppReading", "LaunchFormats", "ProjectWriting", "SystemFiles"],
            swiftSettings: small),
        .executableTarget(
            name: "launchtrace", dependencies: ["CLibrary", "LaunchTraceKit"], exclude: ["release.ld"],
            swiftSettings: small),
        // Invariants of every launch, and the apps and events that test them.
        .target(name: "LaunchLaws", dependencies: ["LaunchModel"], path: "Tests/LaunchLaws"),
        // Inputs of any size, and the code that doubles them.
        .target(name: "GrowthKinds", path: "Tests/Growth/Kinds"),
        .target(name: "ParallelWork", path: "Tests/ParallelWork"),
        .executableTarget(
            name: "growth", dependencies: ["GrowthKinds", "ParallelWork"], path: "Tests/Growth/Measuring"),
        // Texts and numbers that many tests begin with.
        .target(name: "TestSupport", dependencies: ["StructuredText"], path: "Tests/TestSupport"),
        // The scenarios of the folder Examples, and smaller ones, with their timelines.
        .target(
            name: "SampleLaunches", dependencies: ["LaunchFormats", "SystemFiles", "TestSupport"],
            path: "Tests/SampleLaunches"),
        // Files that exist only in a test.
        .target(name: "ProjectFixtures", dependencies: ["ProjectReading"], path: "Tests/ProjectFixtures"),
        // Small apps in code of many kinds, and the facts that have to be read from them.
        .target(name: "CodeVariants", path: "Tests/CodeVariants"),
        // Whole apps, with changes that break their launches and changes that don't.
        .target(name: "CodeMutations", path: "Tests/CodeMutations"),
        // Rule books with single mistakes, and the tests that find them.
        .target(
            name: "LaunchMutants",
            dependencies: ["CodeMutations", "CodeVariants", "LaunchLaws", "LaunchTraceKit", "ProjectFixtures"],
            path: "Tests/LaunchMutants"),
        .executableTarget(
            name: "laws", dependencies: ["LaunchLaws", "LaunchMutants", "ParallelWork"], path: "Tests/Laws"),
        // The targets of `make fuzz`, which tests also run on the inputs that it has found.
        .target(name: "FuzzTargets", dependencies: ["LaunchTraceKit"], path: "Tests/Fuzz/Targets"),
        .testTarget(name: "StructuredTextTests", dependencies: ["StructuredText", "TestSupport"]),
        .testTarget(name: "LaunchModelTests", dependencies: ["LaunchLaws", "LaunchModel", "TestSupport"]),
        .testTarget(
            name: "ScenarioFormatTests",
            dependencies: ["LaunchModel", "SampleLaunches", "ScenarioFormat", "TestSupport"]),
        .testTarget(name: "LaunchReadingTests", dependencies: ["LaunchReading", "SampleLaunches", "TestSupport"]),
        .testTarget(name: "LaunchFormatsTests", dependencies: ["LaunchFormats", "SampleLaunches", "TestSupport"]),
        .testTarget(name: "SyntaxReadingTests", dependencies: ["SyntaxReading"], exclude: ["Fixtures", "Witness"]),
        .testTarget(name: "ProjectReadingTests", dependencies: ["ProjectFixtures", "ProjectReading", "TestSupport"]),
        .testTarget(name: "ProjectWritingTests", dependencies: ["ProjectFixtures", "ProjectWriting"]),
        .testTarget(
            name: "AppReadingTests", dependencies: ["AppReading", "CodeVariants", "ProjectFixtures"],
            exclude: ["CallWitness/Fixtures"]),
        // Sees what a package that uses this one does.
        .testTarget(name: "UserTests", dependencies: ["LaunchModel", "LaunchTraceKit"], packageAccess: false),
        .testTarget(
            name: "LaunchTraceKitTests",
            dependencies: [
                "CodeMutations", "CodeVariants", "FuzzTargets", "GrowthKinds", "LaunchFormats", "LaunchLaws",
                "LaunchModel", "LaunchMutants", "LaunchReading", "LaunchTraceKit", "ProjectReading", "ProjectWriting",
                "SampleLaunches", "StructuredText", "TestSupport",
            ], exclude: ["Site/Addresses.txt", "Tools"]),
    ], swiftLanguageModes: [.v6])
