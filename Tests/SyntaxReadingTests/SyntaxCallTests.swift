import SyntaxReading
import Testing

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
