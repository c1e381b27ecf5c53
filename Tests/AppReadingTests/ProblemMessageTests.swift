import Testing

@testable import AppReading

struct ProblemMessageTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let problem: ProjectProblem
        let message: String

        var testDescription: String { message }
    }

    @Test(arguments: [
        Case(problem: .unreadable("a b", reason: "no"), message: #"cannot read "a b": no"#),
        Case(problem: .absent("a\u{1B}"), message: #"cannot read "a\u{1B}": there is no such file or folder"#),
        Case(
            problem: .outsideRoot("../a"),
            message: #"cannot read "../a": it is not below the root; choose another folder with --root"#),
        Case(problem: .fileTooLarge("a"), message: #"cannot read "a": it has more than 16 MiB"#),
        Case(problem: .tooManyFiles("a"), message: #""a" has more than 20000 files"#),
        Case(problem: .tooManyPackages("a"), message: #""a" isn't read: the project has more than 500 packages"#),
        Case(problem: .tooDeep("a"), message: #"cannot read "a": it is nested too deeply"#),
        Case(
            problem: .malformed("a"), message: #"cannot read "a": not a property list, or a required part is missing"#),
        Case(problem: .system("a", reason: "no memory"), message: #"cannot read "a": no memory"#),
        Case(
            problem: .malformedLock("Package.resolved", .json),
            message: #"cannot read "Package.resolved": it doesn't have the JSON structure of such a file"#),
        Case(
            problem: .malformedLock("Podfile.lock", .lines),
            message: #"cannot read "Podfile.lock": its lines are not those of such a file"#),
        Case(problem: .missingObject("1A"), message: #"the project lacks the object "1A" that it names as its root"#),
        Case(problem: .noApplication(platforms: []), message: "no target is an app for iOS"),
        Case(
            problem: .noApplication(platforms: ["macOS", "tvOS"]),
            message: "no target is an app for iOS; the app targets are for macOS and tvOS"),
        Case(problem: .noInfoPlist, message: "no Info.plist is given, so its keys are unknown; add --plist"),
        Case(problem: .otherLanguage(.cSharp, in: "App.cs"), message: "C# code isn't read: \"App.cs\""),
        Case(problem: .otherLanguage(.kotlin, in: nil), message: "Kotlin code isn't read (a build phase compiles it)"),
        Case(
            problem: .severalApplications((1...21).map { "\($0)" }),
            message: "several targets are apps for iOS: " + (1...20).map { "\"\($0)\"" }.joined(separator: ", ")
                + " and 1 more; choose one with --target"),
        Case(
            problem: .unknownTarget("C", others: ["A", "B"]),
            message: #"no target "C" is an app for iOS; did you mean "A"? (known: "A", "B")"#),
        Case(problem: .unknownTarget("C", others: []), message: #"no target "C" is an app for iOS, and no other is"#),
    ]) func tellsOfProjects(_ sample: Case) {
        #expect(sample.problem.message == sample.message)
        #expect(sample.problem.diagnostic(.warning).text == "warning: \(sample.message)\n")
    }

    struct SourceCase: CustomTestStringConvertible, Sendable {
        let text: String
        let message: String

        var testDescription: String { message }
    }

    /// Files that can't be followed, and what is told at the mark.
    @Test(arguments: [
        SourceCase(text: "▶/* a", message: "this comment is never closed"),
        SourceCase(text: "let a = ▶\"a", message: "this string is never closed"),
        SourceCase(text: "let a = ▶`a", message: "this name in backticks is never closed"),
        SourceCase(text: "class A ▶{", message: "nothing closes this bracket"),
        SourceCase(text: "class A {}\n▶}", message: "this bracket closes nothing"),
        SourceCase(text: "▶#if DEBUG", message: "this #if has no #endif"),
        SourceCase(text: "▶#endif", message: "this has no #if before it"),
    ]) func tellsOfSources(_ sample: SourceCase) throws {
        let parts = sample.text.split(separator: "▶", omittingEmptySubsequences: false)
        let source = SourceText(name: "A.swift", bytes: Array(parts.joined().utf8))
        let code = TargetCode([source], BuildConditions())
        let problem = try #require(code.files.flatMap(\.problems).first).diagnostic
        #expect(problem.message == sample.message && problem.severity == .warning)
        #expect(problem.place?.range.lowerBound == parts[0].utf8.count)
    }
}
