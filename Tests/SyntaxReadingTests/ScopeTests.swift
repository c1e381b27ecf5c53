import SyntaxReading
import Testing

/// What a name stands for, in code whose name `it` in `use(it)` is looked up.
struct ScopeTests {
    private struct Lookup: CustomTestStringConvertible {
        let testDescription: String
        let code: String
        /// How what declares it begins; nil for a name from elsewhere.
        let expected: String?

        init(_ description: String, _ code: String, _ expected: String?) {
            (testDescription, self.code, self.expected) = (description, code, expected)
        }
    }

    private static let swift = [
        Lookup("a parameter", "func f(it: Int) { use(it) }", "it: Int"),
        Lookup("a parameter by its inner name", "func f(for it: Int) { use(it) }", "for it: Int"),
        Lookup("nothing", "func f() { use(it) }", nil),
        Lookup("a variable before it", "func f() { let it = 1; use(it) }", "it = 1"),
        Lookup("no variable behind it", "func f(it: Int) { use(it); let it = 1 }", "it: Int"),
        Lookup("not the variable that it is the value of", "func f(it: Int) { let it = use(it) }", "it: Int"),
        Lookup("the nearest", "func f(it: Int) { let it = 1; if a { let it = 2; use(it) } }", "it = 2"),
        Lookup("no variable of a block that is over", "func f(it: Int) { do { let it = 2 }; use(it) }", "it: Int"),
        Lookup("a condition", "func f() { if let it = a { use(it) } }", "it = a"),
        Lookup("no condition in else", "func f(it: Int) { if let it = a {} else { use(it) } }", "it: Int"),
        Lookup("a condition before", "func f() { if let it = a, use(it) {} }", "it = a"),
        Lookup("a guard", "func f() { guard let it = a else { return }; use(it) }", "it = a"),
        Lookup("a pattern", "func f() { if case .some(let it) = a { use(it) } }", "it"),
        Lookup("a case", "func f() { switch a { case .b(let it): use(it) } }", "it"),
        Lookup("a loop", "func f() { for it in a { use(it) } }", "it"),
        Lookup("a tuple", "func f() { let (b, it) = a; use(it) }", "it"),
        Lookup("an error", "func f() { do {} catch let it { use(it) } }", "it"),
        Lookup("a closure's parameter", "func f(it: Int) { g { it in use(it) } }", "it"),
        Lookup("what is captured", "func f() { g { [it = a] in use(it) } }", "it = a"),
        Lookup("around a closure", "func f(it: Int) { g { b in use(it) } }", "it: Int"),
        Lookup("a function inside, wherever it stands", "func f() { use(it); func it() {} }", "func it() {}"),
        Lookup("a member", "class A { let it = 1; func f() { use(it) } }", "let it = 1"),
        Lookup("a method", "class A { func it(a: Int) {}\nfunc f() { use(it) } }", "func it(a: Int) {}"),
        Lookup("a global", "let it = 1\nfunc f() { use(it) }", "it = 1"),
    ]

    private static let objectiveC = [
        Lookup("a parameter", "- (void)f:(int)it { use(it); }", "it"),
        Lookup("a variable", "- (void)f { int it = 1; use(it); }", "it = 1"),
        Lookup("a block's parameter", "- (void)f { g(^(int it) { use(it); }); }", "int it"),
        Lookup("a loop", "- (void)f { for (id it in a) { use(it); } }", "it"),
        Lookup("nothing", "- (void)f { use(it); }", nil),
    ]

    @Test(arguments: swift) private func namesOfSwift(_ lookup: Lookup) throws {
        try expect(lookup, in: SourceFile(swift: Self.source(lookup.code), .first).tree)
    }

    @Test(arguments: objectiveC) private func namesOfObjectiveC(_ lookup: Lookup) throws {
        let code = "@implementation A\n\(lookup.code)\n@end"
        try expect(lookup, in: SourceFile(objectiveC: Self.source(code), .first).tree)
    }

    private static func source(_ code: String) -> SourceText { SourceText(name: "A", bytes: Array(code.utf8)) }

    private func expect(_ lookup: Lookup, in tree: SyntaxTree) throws {
        let calls = tree.root.descendants.compactMap { SyntaxCall($0) }
        let name = try #require(calls.first { $0.isNamed("use") }?.values.first)
        let found = name.resolve("it")?.text
        #expect(lookup.expected.map { found?.hasSuffix($0) == true } ?? (found == nil), "\(found ?? "nothing")")
    }

    @Test func aShorthandIsTheClosureAroundIt() throws {
        let tree = SourceFile(swift: Self.source("a.map { b.map { $0 } }"), .first).tree
        let name = try #require(tree.root.descendants.first { $0.kind == .name && $0.isNamed("$0") })
        #expect(name.resolve("$0")?.text == "{ $0 }")
    }

    /// Operators and members make trees deep without brackets, and to look up a name is to climb.
    @Test(arguments: [" + a", ".a", " ? b : a"]) func aTreeIsNoDeeperThanItsLimit(_ piece: String) {
        func problems(_ count: Int) -> [SourceProblem.Kind] {
            let code = "a" + String(repeating: piece, count: count)
            return SourceFile(swift: Self.source(code), .first).tree.problems.map(\.kind)
        }
        let limit = SyntaxLimit.depth.number
        #expect(problems(limit / 4) == [])
        #expect(problems(limit * 4) == [.tooDeep(limit: limit)])
    }
}
