/// Names that distinguish code for tests from other code.
enum TestNames {
    private static let tests: Set = [
        "test", "tests", "testing", "tested", "xctest", "xctests", "uitest", "uitests", "uitesting", "unittest",
        "unittests", "unittesting",
    ]

    private static let doubles: Set = tests.union(["mock", "stub", "fake", "dummy"])

    // MARK: - Conditions

    /// Whether a name asks whether tests run, and nothing else: `isRunningUITests`, and not `isTestFlight` or `abTest`.
    static func asksForTests(_ name: String) -> Bool {
        let words = words(name)
        return words.contains(where: tests.contains) && words.allSatisfy { tests.union(asking).contains($0) }
    }

    private static let asking: Set = [
        "is", "are", "not", "being", "has", "in", "inside", "under", "for", "from", "running", "run", "runs",
        "executing", "launched", "started", "host", "hosting", "mode", "environment", "process", "app", "target",
        "bundle", "ui", "unit", "xc", "snapshot", "perf", "performance", "integration", "acceptance", "accessibility",
        "automated", "currently",
    ]

    // MARK: - Classes

    /// Whether a class replaces another in tests: its name is the other's together with a term of tests, or only with
    /// terms for replacements.
    static func isDouble(_ name: String, of other: String) -> Bool {
        let words = words(name.lastName)
        guard words.contains(where: doubles.contains), !isOfTests(other) else { return false }
        let plain = Set(self.words(other.lastName)).union(general)
        return words.allSatisfy { doubles.contains($0) || plain.contains($0) }
    }

    private static func isOfTests(_ name: String) -> Bool { words(name.lastName).contains(where: doubles.contains) }

    private static let general: Set = [
        "app", "application", "delegate", "main", "the", "host", "runner", "for", "ui", "unit", "xc", "perf",
        "performance", "snapshot", "integration",
    ]

    /// Whether a class that is looked for by its name, and isn't part of the app, can only come with a bundle of tests.
    static func isInTestBundle(_ name: String) -> Bool {
        let parts = name.split(separator: ".").map(String.init)
        if parts.last.map({ $0.hasPrefix("XCT") }) ?? false { return true }
        if parts.count > 1, let module = parts.first, isOfTests(module) { return true }
        return parts.last.map { isDouble($0, of: "AppDelegate") } ?? false
    }

    /// Whether a text is one that only XCTest brings, such as the name of its class, its variable or its bundles.
    static func isOfXCTest(_ text: String) -> Bool { text.lowercased().contains("xctest") }

    private static func words(_ name: String) -> [String] {
        name.split(separator: "_").flatMap { String($0).camelCaseWords }.map { $0.lowercased() }
    }
}
