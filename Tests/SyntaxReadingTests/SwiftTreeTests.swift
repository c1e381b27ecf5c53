import Testing

@testable import SyntaxReading

/// The tree that each kind of code has. `WitnessTests` hold it against the compiler's for whole files.
struct SwiftTreeTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let code: String
        let tree: String

        init(_ name: String, _ code: String, _ tree: String) {
            testDescription = name
            self.code = code
            self.tree = tree
        }
    }

    static func tree(_ code: String, _ bodies: Bodies = .read) -> SyntaxTree {
        let source = SourceText(name: "A.swift", bytes: Array(code.utf8))
        let text = ChosenText(swift: LexedText(swift: source), .building(BuildConditions()))
        return SyntaxTree(swift: text, BracketPairs(text), bodies: bodies)
    }

    @Test(arguments: declarations + statements + expressions) func parses(_ example: Case) {
        #expect(TreeText(Self.tree(example.code)).lines == example.tree + "\n")
    }

    @Test func everyKindOfSwiftHasACase() {
        let trees = (Self.declarations + Self.statements + Self.expressions).map { Self.tree($0.code) }
        let kinds = Set(trees.flatMap { $0.root.descendants.map(\.kind) })
        #expect(Set(SyntaxKind.allCases).subtracting(kinds) == [.skipped])
    }

    @Test func leavesOutBodiesThatAreNotAskedFor() {
        let tree = Self.tree(
            """
            class A {
                let a = b { c }
                var d: Int { get { e } }
                var f: Int { g }
                func h(i: Int = j) { k }
            }
            """, .skipped)
        #expect(
            TreeText(tree).lines == """
                type statement A
                  variable member a
                    call value
                      name callee b
                      argument argument
                        skipped value [{ c }]
                  variable member d
                    accessor accessor get
                      skipped body [{ e }]
                  variable member f
                    accessor accessor
                      skipped body [{ g }]
                  function member h(i:)
                    parameter parameter i
                      name value j
                    skipped body [{ k }]

                """)
    }

    /// A node covers its attributes and modifiers; a head begins at the word that introduces it.
    @Test func placesOfADeclaration() throws {
        let node = try #require(Self.tree("@a public static func b() { c }").root.child(.statement))
        let head = try #require(node.declaration)
        #expect(node.text == "@a public static func b() { c }")
        #expect(node.tree.text.text.source.text(in: head.range) == "static func b() { c }")
        #expect(node.namePlace.range == 22..<23)
    }

    @Test func namesTypesAsTheyStand() {
        let types = [
            "A": "A", "A<B>": "A", "A.B<C>": "A.B", "A<B>.C": "A.C", "@D A": "A", "some A & B": "A", "[A]": "[A]",
            "A?": "A?", "A<B>?": "A<B>?", "A!": "A", "(A) -> B": "(A) -> B", "@D (A) -> B": "(A) -> B",
        ]
        for (written, name) in types {
            #expect(Self.tree("let a: \(written) = b").root.child(.statement)?.declaration?.type == name)
        }
    }
}
