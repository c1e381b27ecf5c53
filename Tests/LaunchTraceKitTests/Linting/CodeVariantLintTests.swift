import CodeVariants
import Testing

@testable import LaunchTraceKit

/// The first rule of a check: code that is right gives no error.
struct CodeVariantLintTests {
    @Test(arguments: CodeVariant.all) func rightCodeGivesNoError(_ variant: CodeVariant) {
        let outcome = lint(variant)
        #expect(outcome.status != 2, "\(outcome.stderr)")
        let wrong = outcome.stdout.split(separator: "\n").filter { line in
            line.contains(": error: ") && !variant.errors.contains { line.contains(": error: \($0) ") }
        }
        #expect(wrong == [])
    }

    /// A path that skips a completion handler is a warning where it ends, and no other is one.
    @Test(arguments: CodeVariant.completions + CodeVariant.objectiveCCompletions)
    func skippedHandlersAreFound(_ variant: CodeVariant) {
        let isSkipped = variant.facts.contains { fact in
            // No launch of an app brings a notification while a person looks at it.
            let isPlayed = !fact.path.contains(Callback.willPresentNotification.name)
            return if case .settled = fact.meaning { isPlayed && fact.path.last == "completes" } else { false }
        }
        let found = lint(variant).stdout.split(separator: "\n").filter { $0.contains(": warning: LT024 ") }
        #expect(found.count == (isSkipped ? 1 : 0))
    }

    private func lint(_ variant: CodeVariant) -> CommandOutcome {
        var files = Dictionary(uniqueKeysWithValues: variant.files.map { ("App/\($0)", $1) })
        files["Info.plist"] = variant.infoPlistFile
        files["app.json"] = #"{ "plist": "Info.plist", "sources": ["App"] }"#
        return SampleFiles(files).outcome("lint", "app.json", "--root", ".", "--format", "text")
    }
}
