import Testing

@testable import LaunchTraceKit

/// The cures in which something of the app has to make way, and those that nobody can write for another.
struct ShownFixTests {
    @Test(arguments: ShownFix.all) func aCureIsShownAndLeft(_ sample: ShownFix) throws {
        let files = SampleFiles(try #require(sample.files))
        let outcome = files.outcome(FixTests.lint)
        #expect(
            outcome.stdout.contains(": error: \(sample.code) ") || outcome.stdout.contains(": warning: \(sample.code) ")
        )
        #expect(Self.texts(of: sample.code, in: outcome.stdout) == sample.shown, "\(outcome)")
        let written = files.outcome(FixTests.lint + ["--fix", "--force"])
        #expect(written.files.allSatisfy { !sample.shown.contains($0.path) }, "\(written)")
    }

    @Test(arguments: ShownFix.all.filter { !$0.shown.isEmpty }) func aCureCures(_ sample: ShownFix) throws {
        let outcome = SampleFiles(try #require(sample.mended)).outcome(FixTests.lint)
        #expect(outcome.status != 2 && !outcome.stdout.contains(" \(sample.code) "), "\(outcome)")
    }

    /// Each kind is there in both languages, with a place for which no text is right.
    @Test(arguments: ["LT012", "LT020", "LT032"]) func eachKindIsTried(code: String) {
        for isSwift in [true, false] {
            let samples = ShownFix.all.filter { $0.code == code && $0.isSwift == isSwift }
            #expect(samples.contains { $0.shown.isEmpty } && samples.contains { !$0.shown.isEmpty })
        }
    }

    /// What would mend these, a text can't know.
    @Test(arguments: ["LT021", "LT030"]) func noTextIsWrittenForTheseKinds(code: String) {
        let samples = ShownFix.all.filter { $0.code == code }
        #expect(Set(samples.map(\.isSwift)) == [true, false] && samples.allSatisfy(\.shown.isEmpty))
    }

    @Test func programsGetWhatIsRemoved() throws {
        let sample = try #require(ShownFix.all.first { $0.code == "LT020" && !$0.shown.isEmpty })
        let outcome = SampleFiles(try #require(sample.files)).outcome(FixTests.lint + ["--format", "sarif"])
        let text = outcome.stdout.replacing(/\n */, with: "").replacing("\": ", with: "\":")
        #expect(
            text.contains(#""deletedRegion":{"startLine":16,"startColumn":1,"endLine":19,"endColumn":1}"#), "\(text)")
        #expect(text.contains(#""insertedContent":{"text":""}"#))
    }

    /// The lines from the first `help:` with a place to the end of the finding.
    private static func texts(of code: String, in report: String) -> String {
        let lines = report.split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(where: { $0.contains(": \(code) ") }) else { return "" }
        let finding = lines[start...].prefix { !$0.contains("; launchtrace explain ") }
        let first = finding.firstIndex { $0.hasPrefix("  help: ") && $0.contains(" at App/") }
        return first.map { finding[$0...].map { $0 + "\n" }.joined() } ?? ""
    }
}
