import Testing

@testable import SyntaxReading

/// The tree that each kind of code has. `WitnessTests` hold it against the compiler's for whole files.
struct SwiftTreeTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let code: String
        let tree: String

        init(_ name: String, _ code: String, _ tree: String) {
            (testDescription, self.code, self.tree) = (name, code, tree)
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
                  variable member a > call value
                    name callee b
                    argument argument > skipped value [{ c }]
                  variable member d > accessor accessor get > skipped body [{ e }]
                  variable member f > accessor accessor > skipped body [{ g }]
                  function member h(i:)
                    parameter parameter i > name value j
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

extension SwiftTreeTests {
    static let declarations = [
        Case(
            "a type",
            """
            @main final class A: B, C<Int> {
                let x = 1
            }
            """,
            """
            type statement A
              attribute attribute main
              variable member x > literal value [1]
            """),
        Case(
            "an extension", "extension A.B where C: D { func f() {} }",
            """
            type statement A.B > function member f() > block body [{}]
            """),
        Case(
            "a function", "static func open(_ url: URL, in place: Int = 1) async throws -> Bool { true }",
            """
            function statement open(_:in:)
              parameter parameter url
              parameter parameter place > literal value [1]
              block body > literal statement [true]
            """),
        Case(
            "an initializer", "struct A { init?<T>(a: T) where T: B {} ; deinit { } }",
            """
            type statement A
              function member init(a:)
                parameter parameter a
                block body [{}]
              function member deinit > block body [{ }]
            """),
        Case(
            "a subscript", "struct A { subscript(i: Int) -> Int { get { i } set(new) { } } }",
            """
            type statement A > function member subscript(_:)
              parameter parameter i
              accessor accessor get > block body > name statement i
              accessor accessor set
                parameter parameter new
                block body [{ }]
            """),
        Case(
            "variables", "@State private var a = 1, b: Int { 2 }",
            """
            variable statement a
              attribute attribute State
              literal value [1]
            variable statement b > accessor accessor > block body > literal statement [2]
            """),
        Case(
            "observers", "var a = 0 { willSet { } didSet(old) { f() } }",
            """
            variable statement a
              literal value [0]
              accessor accessor willSet > block body [{ }]
              accessor accessor didSet
                parameter parameter old
                block body > call statement > name callee f
            """),
        Case(
            "requirements", "protocol P { var a: Int { get async throws }; func f(); associatedtype B: C }",
            """
            type statement P
              variable member a > accessor accessor get
              function member f()
              otherDeclaration member B
            """),
        Case(
            "a storage restriction",
            "struct A { var a: Int { @storageRestrictions(initializes: b) init(new) { b = new } get { b } } }",
            """
            type statement A > variable member a
              accessor accessor init
                attribute attribute storageRestrictions
                parameter parameter new
                block body > assignment statement =
                  name left b
                  name right new
              accessor accessor get > block body > name statement b
            """),
        Case(
            "cases", "indirect enum A: Int { case a, b(Int, label: String = s), c = 1 }",
            """
            type statement A
              enumCase member a
              enumCase member b
                parameter parameter [Int]
                parameter parameter label > name value s
              enumCase member c > literal value [1]
            """),
        Case(
            "attributes", #"@Wrapper(A.self, key: \.b) @objc(name:) @UIKit.Main var a: B"#,
            #"""
            variable statement a
              attribute attribute Wrapper
                argument argument > member value self > name base A
                argument argument key > keyPath value [\.b]
              attribute attribute objc
              attribute attribute UIKit.Main
            """#),
        Case(
            "others",
            """
            @testable import struct A.B
            typealias B<T> = C<T> where T: D
            infix operator +++: C
            precedencegroup C { associativity: left }
            macro m(a: Int) = #b(1)
            """,
            """
            otherDeclaration statement A.B > attribute attribute testable
            otherDeclaration statement B
            otherDeclaration statement +++
            otherDeclaration statement C
            otherDeclaration statement m
              parameter parameter a
              macro value b > argument argument > literal value [1]
            """),
        Case(
            "modifiers as names",
            """
            open(url)
            final = 1
            async let a = b()
            private(set) unowned(unsafe) var c = d
            """,
            """
            call statement
              name callee open
              argument argument > name value url
            assignment statement =
              name left final
              literal right [1]
            variable statement a > call value > name callee b
            variable statement c > name value d
            """),
        Case(
            "a macro as a member", "struct A { #Macro(1); @available(iOS 13, *) #Other }",
            """
            type statement A
              macro member Macro > argument argument > literal value [1]
              macro member Other > availability attribute available
            """),
    ]
}
