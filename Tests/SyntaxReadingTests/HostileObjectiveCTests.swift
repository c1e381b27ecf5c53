import Foundation
import Testing

@testable import SyntaxReading

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
