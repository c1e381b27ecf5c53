import Testing

@testable import SyntaxReading

/// The tree that each kind of code has. `ObjectiveCWitnessTests` hold it against clang's for whole files.
struct ObjectiveCTreeTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let name: String
        let code: String
        let tree: String

        init(_ name: String, isPlusPlus: Bool = false, _ code: String, _ tree: String) {
            testDescription = name
            self.name = isPlusPlus ? "A.mm" : "A.m"
            self.code = code
            self.tree = tree
        }
    }

    static func tree(_ code: String, name: String = "A.m", _ bodies: Bodies = .read) -> SyntaxTree {
        let source = SourceText(name: name, bytes: Array(code.utf8))
        let text = ChosenText(objectiveC: LexedText(objectiveC: source), .building(BuildConditions()))
        return SyntaxTree(objectiveC: text, BracketPairs(text), bodies: bodies)
    }

    @Test(arguments: declarations + statements + expressions + misunderstood) func parses(_ example: Case) {
        #expect(TreeText(Self.tree(example.code, name: example.name)).lines == example.tree + "\n")
    }

    @Test func everyKindOfObjectiveCHasACase() {
        let cases = Self.declarations + Self.statements + Self.expressions + Self.misunderstood
        let kinds = Set(cases.flatMap { Self.tree($0.code, name: $0.name).root.descendants.map(\.kind) })
        let ofSwift: Set<SyntaxKind> = [
            .accessor, .enumCase, .attribute, .guard, .defer, .optionalChain, .forcedUnwrap, .interpolatedString, .try,
            .await, .keyPath, .word,
        ]
        #expect(Set(SyntaxKind.allCases).subtracting(kinds) == ofSwift.union([.skipped]))
    }

    @Test func leavesOutBodiesThatAreNotAskedFor() {
        let tree = Self.tree("@implementation A\n- (void)b { c; }\nint d() { e; }\n@end\nint f = g;", .skipped)
        #expect(
            TreeText(tree).lines == """
                type statement A
                  function member b
                    skipped body [{ c; }]
                  function member d
                    skipped body [{ e; }]
                variable statement f
                  name value g

                """)
    }

    // MARK: - What is known of declarations

    @Test func namesTypesOfVariables() {
        let code = """
            @interface A : B { unsigned long c; }
            @property NSArray<NSString *> *d;
            @property (class) id<E> f;
            @property void (^g)(int);
            - (void)h:(nullable const I *)j :(int (*)(int))k;
            @end
            void l(struct M *n) { static O *const p, **q; auto r = 1; __weak typeof(p) s; T<U> *v; }
            """
        #expect(
            heads(code, .variable, .parameter).map { "\($0.name): \($0.type ?? "-")" } == [
                "c: unsigned long", "d: NSArray", "f: id", "g: -", "j: I", "k: -", "n: M", "p: O", "q: O", "r: -",
                "s: -", "v: T",
            ])
        #expect(heads(code, .variable).filter { $0.modifiers == .class }.map(\.name) == ["f"])
    }

    @Test func namesMethods() {
        let heads = heads("@implementation A(B)\n+ (C)d:(E)f :(G)h i:j { }\n@end", .type, .function)
        #expect(heads.map(\.name) == ["A", "d::i:"])
        #expect(heads[0].category == "B")
        #expect(heads[1].modifiers == [.static])
        #expect(heads[1].parameters.map(\.label) == ["d", "", "i"])
        #expect(heads[1].parameters.map(\.name) == ["f", "h", "j"])
    }

    private func heads(_ code: String, _ kinds: SyntaxKind...) -> [DeclarationHead] {
        Self.tree(code).root.descendants.filter { kinds.contains($0.kind) }.compactMap(\.declaration)
    }

    // MARK: - What is asked of a tree

    @Test func resolvesNames() throws {
        let code = "- (void)a:(B *)c { D *e = c; f(^(G *h) { [e i:h j:c]; }); }"
        let tree = Self.tree("@implementation K\n" + code + "\n@end")
        let message = try #require(tree.root.descendants.compactMap { SyntaxCall($0) }.first { $0.isNamed("i:j:") })
        #expect(message.receiver?.resolve("e")?.declaration?.type == "D")
        #expect(message.values.map { message.node.resolve($0.text)?.declaration?.type } == ["G", "B"])
        #expect(message.arguments.map(\.name) == ["i", "j"])
    }

    @Test func findsMessagesByTheFirstWord() throws {
        let tree = Self.tree("void f() { [a b:c d:e]; }")
        let place = try #require(tree.text.tokens.firstIndex { tree.text.text.text($0) == "b" })
        #expect(tree.node(namedBy: place)?.name == "b:d:")
    }
}
