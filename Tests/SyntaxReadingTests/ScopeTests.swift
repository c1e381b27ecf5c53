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

/// One branch of each `#if`.
struct BranchTests {
    @Test(arguments: [
        "os(iOS)", "os(iOS) && !DEBUG", "!os(macOS)", "os(tvOS) || os(iOS)", "!(os(tvOS) || DEBUG)", "canImport(UIKit)",
        "canImport(UIKit, _version: 6000)", "!canImport(AppKit)", "swift(>=6)", "compiler(>=5.9)", "!swift(<6)",
        "!targetEnvironment(simulator)", "!targetEnvironment(macCatalyst)", "arch(arm64)", "FLAG", "true", "!false",
        "os(tvOS) ||\n os(iOS)", "hasFeature(RegionBasedIsolation)", "_runtime(_ObjC)",
    ]) func swiftConditionHolds(_ condition: String) {
        let code = "#if \(condition)\nyes\n#else\nno\n#endif\nafter"
        let text = ChosenText(swift: lexed(swift: code), .building(BuildConditions(flags: ["FLAG"])))
        #expect(text.tokens.map(text.text.text) == ["yes", "after"])
        #expect(text.problems.isEmpty)
        #expect(
            String(decoding: text.blanked, as: UTF8.self).split(whereSeparator: \.isWhitespace) == ["yes", "after"])
        #expect(text.blanked.count == code.utf8.count)
    }

    @Test(arguments: [
        "TARGET_OS_IOS", "TARGET_OS_IPHONE && !TARGET_OS_MACCATALYST", "defined(TARGET_OS_IOS)", "!defined DEBUG",
        "!DEBUG", "__IPHONE_OS_VERSION_MAX_ALLOWED >= 130000", "1 + 2 * 3 == 7", "(1 || 0) && 0x10 > 0xFul",
        "defined(FLAG) && FLAG == 2", "__has_include(<UIKit/UIKit.h>)", "!TARGET_OS_SIMULATOR || BOTH",
        "defined(A) || \\\n !defined(A)", "__has_feature(objc_arc)", "!(UNKNOWN)",
    ]) func preprocessorConditionHolds(_ condition: String) {
        let code = "#if \(condition)\nyes\n#else\nno\n#endif\nafter"
        let conditions = BuildConditions(definitions: ["FLAG": "2"])
        let text = ChosenText(objectiveC: lexed(objectiveC: code), .building(conditions))
        #expect(text.tokens.map(text.text.text) == ["yes", "after"])
        #expect(text.problems.isEmpty)
    }

    @Test func takesTheFirstThatHolds() {
        let code = """
            #if A
            a
            #if os(iOS)
            b
            #endif
            #elseif os(iOS)
            c
            #if B
            d
            #elseif os(iOS)
            e
            #elseif os(iOS)
            f
            #else
            g
            #endif
            #elseif os(iOS)
            h
            #endif
            """
        let text = ChosenText(swift: lexed(swift: code), .building(BuildConditions()))
        #expect(text.tokens.map(text.text.text) == ["c", "e"])
        let first = ChosenText(swift: lexed(swift: code), .first)
        #expect(first.tokens.map(first.text.text) == ["a", "b"])
    }

    @Test func followsDefinitionsOfTheFile() {
        let code = """
            #ifndef HEADER_H
            #define HEADER_H
            #define LEVEL 3
            #if LEVEL > 2
            a
            #endif
            #undef LEVEL
            #ifdef LEVEL
            b
            #elif 0
            c
            #else
            d
            #endif
            #if 0
            don't
            #endif
            #endif
            """
        let text = ChosenText(objectiveC: lexed(objectiveC: code), .building(BuildConditions()))
        #expect(text.tokens.map(text.text.text) == ["a", "d"])
        #expect(text.problems.isEmpty)
    }

    @Test(arguments: [
        ("a\n#if os(iOS)\nb", SourceProblem.Kind.branchNotClosed, 2), ("a\n#endif\nb", .branchNotOpened, 2),
        ("\n\n#else\n", .branchNotOpened, 3), ("#if os(\n#endif", .conditionNotUnderstood, 1),
        ("#if +\n#endif", .conditionNotUnderstood, 1),
    ]) func namesWhatItCannotFollow(_ code: String, _ kind: SourceProblem.Kind, _ line: Int) {
        let text = ChosenText(swift: lexed(swift: code), .building(BuildConditions()))
        #expect(text.problems.first?.kind == kind)
        #expect(text.problems.first?.place.line == line)
    }

    private func lexed(swift code: String) -> LexedText {
        LexedText(swift: SourceText(name: "A.swift", bytes: Array(code.utf8)))
    }

    private func lexed(objectiveC code: String) -> LexedText {
        LexedText(objectiveC: SourceText(name: "A.m", bytes: Array(code.utf8)))
    }
}

/// What readers ask of calls, and of expressions that go on from a name.
struct SyntaxCallTests {
    private func calls(_ code: String) -> [SyntaxCall] {
        let source = SourceText(name: "A.swift", bytes: Array(code.utf8))
        return SourceFile(swift: source, .first).tree.root.descendants.compactMap { SyntaxCall($0) }
    }

    private func messages(_ code: String) -> [SyntaxCall] {
        let source = SourceText(name: "A.m", bytes: Array("void f() { \(code) }".utf8))
        return SourceFile(objectiveC: source, .first).tree.root.descendants.compactMap { SyntaxCall($0) }
    }

    @Test func aCallHasArgumentsByTheirLabels() throws {
        let call = try #require(calls("app?.open(url, options: [:]) { _ in }").first)
        #expect(call.name == "open" && call.isNamed("open"))
        #expect(call.receiver?.text == "app")
        #expect(call.fullName == "open(_:options:_:)")
        #expect(call.argument("options")?.text == "[:]" && call.argument("url") == nil)
        #expect(call.values.map(\.kind) == [.name, .dictionary, .closure])
        #expect(call.closures.count == 1)
    }

    @Test func anOptionalMethodIsCalledByItsName() throws {
        let call = try #require(calls("delegate?.open?(url)").first)
        #expect(call.name == "open" && call.receiver?.text == "delegate")
    }

    @Test func whatIsCalledMayHaveNoName() throws {
        let calls = calls("{ 1 }()")
        #expect(calls.count == 1 && calls.first?.name == nil && calls.first?.fullName == nil)
        #expect(SyntaxCall(calls.first?.callee) == nil)
    }

    @Test func aMessageIsCalledByItsSelector() throws {
        let call = try #require(messages("[self open:url with:@{}];").first)
        #expect(call.name == "open:with:" && call.fullName == "open:with:")
        #expect(call.receiver?.text == "self")
        #expect(call.values.map(\.text) == ["url", "@{}"])
    }

    @Test(arguments: [
        ("a?.b.c", "b.c", "a?.b.c"), ("(a as? B)?.c", "c", "(a as? B)?.c"), ("a.b(1).c!", "b.c", "a.b(1).c!"),
        ("f(a.b)", "b", "a.b"), ("a ?? b", "", "a ?? b"), ("a == b.c", "", "a"), ("!a.b", "b", "a.b"),
        ("try a.b()", "b", "try a.b()"), ("a[1].b", "b", "a[1].b"),
    ]) func anExpressionGoesOnFromAName(_ code: String, _ members: String, _ end: String) throws {
        let source = SourceText(name: "A.swift", bytes: Array(code.utf8))
        let tree = SourceFile(swift: source, .first).tree
        let name = try #require(tree.root.descendants.first { $0.kind == .name && $0.isNamed("a") })
        let chain = SyntaxChain(from: name)
        #expect(chain.members.joined(separator: ".") == members)
        #expect(chain.end.text == end)
    }

    @Test func aMessageGoesOn() throws {
        let source = SourceText(name: "A.m", bytes: Array("void f() { g([[a b] c:1]); }".utf8))
        let tree = SourceFile(objectiveC: source, .first).tree
        let name = try #require(tree.root.descendants.first { $0.kind == .name && $0.isNamed("a") })
        #expect(SyntaxChain(from: name).members == ["b", "c:"])
        #expect(SyntaxChain(from: name).end.text == "[[a b] c:1]")
    }
}
