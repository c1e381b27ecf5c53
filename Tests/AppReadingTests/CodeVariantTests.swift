import AppReading
import CodeVariants
import Testing

/// What is read of code that means the same, or something else, in other words.
struct CodeVariantTests {
    @Test(arguments: CodeVariant.all) func codeMeansWhatItDoes(_ variant: CodeVariant) throws {
        let app = try SmallApp(variant.files, plist: variant.infoPlist)
        for fact in variant.facts {
            let isList = fact.path.last == "does"
            let unknown = isList ? app[fact.path.dropLast() + ["unknown"]] : nil
            // Which answer is handed back isn't in the list.
            let open = unknown == #"["returns"]"# ? nil : unknown
            let reason = isList ? app.doubt(fact.path[0], fact.path[1]) : app.fact(fact.path)?.remark
            // A list that leaves something open tells as little as none.
            let read = open == nil ? app[fact.path] : nil
            #expect(
                fact.meaning.allows(read),
                "\(fact.path.last ?? ""): \(read ?? reason ?? "unknown"), not \(fact.meaning)")
        }
    }

    /// Each case is found by its name in what a test prints.
    @Test func noTwoHaveOneName() {
        let names = CodeVariant.all.map(\.description)
        #expect(names.count == Set(names).count)
    }
}
