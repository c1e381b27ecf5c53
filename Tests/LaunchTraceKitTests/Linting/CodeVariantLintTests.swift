import CodeVariants
import Testing

@testable import LaunchTraceKit

/// The first rule of a check: code that is right gives no error.
struct CodeVariantLintTests {
    @Test(arguments: CodeVariant.all) func rightCodeGivesNoError(_ variant: CodeVariant) {
        var files = Dictionary(uniqueKeysWithValues: variant.files.map { ("App/\($0)", $1) })
        files["Info.plist"] = variant.infoPlistFile
        files["app.json"] = #"{ "plist": "Info.plist", "sources": ["App"] }"#
        let outcome = SampleFiles(files).outcome("lint", "app.json", "--root", ".", "--format", "text")
        #expect(outcome.status != 2, "\(outcome.stderr)")
        let wrong = outcome.stdout.split(separator: "\n").filter { line in
            line.contains(": error: ") && !variant.errors.contains { line.contains(": error: \($0) ") }
        }
        #expect(wrong == [])
    }
}
