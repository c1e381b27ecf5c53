import AppReading
import CodeVariants
import Testing

/// What is read of code that means the same, or something else, in other words.
struct CodeVariantTests {
    @Test(arguments: CodeVariant.all) func codeMeansWhatItDoes(_ variant: CodeVariant) throws {
        let app = try SmallApp(variant.files, plist: variant.infoPlist)
        for fact in variant.facts {
            let read = app[fact.path]
            let reason = app.fact(fact.path)?.remark ?? "untold"
            #expect(fact.meaning.allows(read), "\(fact.path.last ?? ""): \(read ?? reason), not \(fact.meaning)")
        }
    }

    /// Each case is found by its name in what a test prints.
    @Test func noTwoHaveOneName() {
        let names = CodeVariant.all.map(\.description)
        #expect(names.count == Set(names).count)
    }
}
