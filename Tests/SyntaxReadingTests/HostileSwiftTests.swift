import Foundation
import Testing

@testable import SyntaxReading

/// Text that nests, repeats or makes no sense: the parser ends soon, and its nodes lie in each other.
struct HostileSwiftTests {
    private static let pieces = [
        "(", "[", "{", "(]", "\"\\(", "if ", "if a { ", "if a { } else ", "else ", "- ", "-", "&", "!", "try ",
        "await ", "a<", "a < b, ", "a<[", "a<(b, ", "a ? ", "a ? b : ", "a ?? ", "a = ", "a + ", "x is ", "x as ", ".a",
        "a.", "a(b)", "{ (", "{ a, ", "{ [", "case ", "switch a { case ", "let ", "let a = ", "var a: ", "func a(",
        "func a() { ", "class A {", "class ", "public ", "static func a<", "@a ", "@A(", "enum A { case a(", "#a(", "#",
        "\\a.", "\\", "a: ", "for ", "while ", "repeat ", "repeat { ", "do { } catch ", "guard ", "return ", "throw ",
        "consume ", "any ", "import ", "operator ", "infix operator + : ", "precedencegroup a { ", "macro a(", "`",
        "subscript<", "let a: (", "let a: [", "let a: B<", "-> ", "async ", "throws(", "where ", ",", ";", ":", "?",
        ">", "a!", "$0 ", "a { } b: ", "if let ", "a[b", "0.", "label: ", "init?(", "get { ", "a\n", "\n.a\n", "≤ ",
        "a::",
    ]

    @Test(arguments: pieces) func endsOnRepeatedText(_ piece: String) {
        for code in [String(repeating: piece, count: 5_000), String(repeating: "x " + piece, count: 5_000)] {
            expectOrder(in: SwiftTreeTests.tree(code))
        }
    }

    @Test(arguments: [
        String(repeating: "(", count: 100_000) + String(repeating: ")", count: 100_000),
        String(repeating: "if a { ", count: 10_000) + String(repeating: "}", count: 10_000),
        String(repeating: "{ b in a(", count: 10_000) + String(repeating: ")}", count: 10_000),
    ]) func saysWhatIsTooDeep(_ code: String) {
        let tree = SwiftTreeTests.tree(code)
        #expect(tree.problems.map(\.kind) == [.tooDeep(limit: SyntaxLimit.nesting.number)])
        #expect(tree.root.descendants.contains { $0.kind == .opaque })
        expectOrder(in: tree)
    }

    @Test func endsOnRandomTokens() {
        var generator = SmallGenerator(state: 7)
        let split = Self.pieces.flatMap { $0.split(separator: " ").map(String.init) }
        let words = split + ["a", "1", ")", "]", "}", "\n", "=", "in", "\"b\""]
        for _ in 0..<300 {
            let code = (0..<300).map { _ in words.randomElement(using: &generator) ?? "" }.joined(separator: " ")
            expectOrder(in: SwiftTreeTests.tree(code))
        }
    }

    /// Threads that aren't the first may have half a megabyte; without optimisation that is too little.
    @Test func needsLittleStack() {
        let code = Self.nesting.map { String(repeating: $0, count: 200) }
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            for text in code { _ = SwiftTreeTests.tree(text) }
            done.signal()
        }
        #if DEBUG
            thread.stackSize = 2 << 20
        #else
            thread.stackSize = 512 << 10
        #endif
        thread.start()
        #expect(done.wait(timeout: .now() + 60) == .success)
    }

    private static let nesting = [
        "a(", "a[", "{", "if a { ", "class A { func b() { ", "a ? ", "switch a { case .b: ", "#a { ", "\"\\(", "if ",
        "do { ", "let a = if b { ", "-(", "try (", "\\a[", "@A(", "A<", "a<(", "consume ", "func a(b: C = { ",
    ]

    /// Each node lies in the one around it.
    private func expectOrder(in tree: SyntaxTree) {
        let stray = tree.root.descendants.filter { node in
            let tokens = node.parent?.tokens ?? tree.text.tokens.indices
            return node.tokens.lowerBound < tokens.lowerBound || node.tokens.upperBound > tokens.upperBound
        }
        #expect(stray.prefix(3).map { "\($0.kind) \($0.tokens) in \($0.parent?.kind ?? .file)" } == [])
    }
}

/// The same numbers in each run.
private struct SmallGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 33
    }
}

/// Text that nests, repeats or makes no sense: the parser ends soon, and its nodes lie in each other.
struct HostileObjectiveCTests {
    private static let pieces = [
        "(", "[", "{", "[a ", "f(", "a<", "@{@1:", "@[", "^{", "^(int a){", "- ", "!", "a+", "a=", "a?", "a?b:", "a.",
        "a->", "a::", "if(a)", "else ", "if(a);else ", "for(;;)", "for(a in ", "while(1)", "do ", "switch(a){case 1:",
        "case 1:", "(a)", "(id)", "(a*", "a(*", "a(*x)(", "a b", "int ", "int a(*", "struct ", "struct{", "typedef ",
        "@interface A ", "@implementation A ", "@end ", "- (void)a:", "- (void)a{", "@property ", "@try{", "@catch(",
        "@selector(", "\"a\" ", "@\"a\" ", "sizeof(", "_Generic(a,", "a,", "a;", "a:", ":", "?", ",", ";", "@",
        "template<", "class A{", "class A:", "namespace a{", "[=](", "[]{", "new ", "A{", "enum a{", "extern \"C\" {",
        "x = {", "a(){", "A::A():a(1),", "goto ", "return ", "*", "&", "a*b,", "a<b>", "~", "operator", "auto [",
        "__attribute__(", "NS_ENUM(a,b){", "a\n", "A_B(\n", "A_B\n", "({", "@(", "[a b:", "[a b:c,", "throw ", "using ",
        ")", "]", "}",
    ]

    @Test(arguments: pieces) func endsOnRepeatedText(_ piece: String) {
        for start in ["", "@implementation A\n- (void)a {\n", "class A { void f() {\n"] {
            for name in ["A.m", "A.mm"] {
                let code = start + String(repeating: piece, count: 4_000 / piece.utf8.count)
                expectNodesInOrder(ObjectiveCTreeTests.tree(code, name: name))
            }
        }
    }

    @Test(arguments: [
        String(repeating: "(", count: 10_000) + String(repeating: ")", count: 10_000),
        String(repeating: "if (a) { ", count: 10_000) + String(repeating: "}", count: 10_000),
        String(repeating: "^{ [a b:", count: 1_000) + String(repeating: "]; }", count: 1_000),
        String(repeating: "a + ", count: 1_000) + "a", String(repeating: "a.", count: 1_000) + "a()",
        String(repeating: "if (a) { } else ", count: 1_000),
    ]) func saysWhatIsTooDeep(_ body: String) {
        let tree = ObjectiveCTreeTests.tree("void f() { " + body + "; } int g() { h(); }")
        #expect(tree.problems.first?.kind == .tooDeep(limit: SyntaxLimit.nesting.number))
        #expect(tree.root.descendants.contains { $0.kind == .opaque })
        // What comes behind it is read.
        #expect(tree.root.children.contains { $0.declaration?.name == "g" })
        expectNodesInOrder(tree)
    }

    @Test func endsOnRandomText() {
        var state: UInt64 = 7
        func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        for _ in 0..<100 {
            let code = (0..<300).map { _ in Self.pieces[next(below: Self.pieces.count)] }.joined(separator: " ")
            expectNodesInOrder(ObjectiveCTreeTests.tree(code, name: "A.mm"))
            expectNodesInOrder(ObjectiveCTreeTests.tree(code, .skipped))
        }
    }

    /// Threads that aren't the first may have half a megabyte.
    @Test func needsLittleStack() {
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            for piece in Self.pieces {
                _ = ObjectiveCTreeTests.tree("void f() {" + String(repeating: piece, count: 200), name: "A.mm")
            }
            done.signal()
        }
        thread.stackSize = 512 << 10
        thread.start()
        #expect(done.wait(timeout: .now() + 60) == .success)
    }

    /// Each child lies in its parent, behind its brother, and no chain of nodes is long.
    private func expectNodesInOrder(_ tree: SyntaxTree) {
        var depths: [SyntaxNode: Int] = [:]
        var (deepest, misplaced) = (0, 0)
        for node in tree.root.descendants {
            let depth = node.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
            depths[node] = depth
            deepest = max(deepest, depth)
            var start = node.tokens.lowerBound
            for child in node.children {
                if child.tokens.lowerBound < start || child.tokens.upperBound > node.tokens.upperBound {
                    misplaced += 1
                }
                start = child.tokens.upperBound
            }
        }
        #expect(misplaced == 0, "\(tree.text.text.source.text(in: 0..<min(60, tree.text.text.source.bytes.count)))")
        #expect(deepest < 4 * SyntaxLimit.nesting.number)
    }
}
