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
            (testDescription, self.name, self.code, self.tree) = (name, isPlusPlus ? "A.mm" : "A.m", code, tree)
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
                  function member b > skipped body [{ c; }]
                  function member d > skipped body [{ e; }]
                variable statement f > name value g

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

extension ObjectiveCTreeTests {
    static let misunderstood = [
        Case(
            "what isn't followed",
            """
            void f() { a(b c d, e); __asm__("nop"); g h i j; k = ; @ l; m(); }
            int n() { }
            """,
            """
            function statement f > block body
              call statement
                name callee a
                argument argument
                  name value b
                  opaque value [c d]
                argument argument > name value e
              opaque statement [__asm__("nop")]
              variable statement j
              assignment statement = > name left k
              macro statement l
              call statement > name callee m
            function statement n > block body [{ }]
            """),
        Case(
            "brackets that aren't closed",
            """
            @implementation A
            - (void)b { c([d e; }
            - (void)f { g(; }
            @end
            """,
            """
            type statement A
              function member b > block body > call statement
                name callee c
                argument argument > call value
                  member callee e > name base d
                  opaque argument [;]
              function member f > block body > call statement
                name callee g
                argument argument > opaque value [;]
            """),
    ]

    static let statements = [
        Case(
            "branches", "void f() { if (a) b; else if (c) { } else ; }",
            """
            function statement f > block body > if statement
              name condition a
              name then b
              if otherwise
                name condition c
                block then [{ }]
                block otherwise []
            """),
        Case(
            "loops",
            """
            void f() { for (int a = 0, b; c; d++) e; for (;;) { break; } for (F *g in h) continue;
                for (i in j) { } while (k) ; do l; while (m); }
            """,
            """
            function statement f > block body
              for statement
                variable statement a > literal value [0]
                variable statement b
                name condition c
                postfix update ++ > name operand d
                name body e
              for statement > block body > jump statement [break]
              for statement
                variable pattern g
                name sequence h
                jump body [continue]
              for statement
                name pattern i
                name sequence j
                block body [{ }]
              while statement
                name condition k
                block body [;]
              repeat statement
                name body l
                name condition m
            """),
        Case(
            "switches", "void f() { switch (a) { case 1: case 2: b; break; default: { c; } case 3 ... D: ; } }",
            """
            function statement f > block body > switch statement
              name subject a
              switchCase element
                literal pattern [1]
                literal pattern [2]
                name statement b
                jump statement [break]
              switchCase element default > block statement > name statement c
              switchCase element
                literal pattern [3]
                name pattern D
            """),
        Case(
            "jumps", "void f() { a: b; goto a; return; return c; }",
            """
            function statement f > block body
              name statement b
              jump statement [goto a]
              return statement [return]
              return statement > name value c
            """),
        Case(
            "exceptions",
            "void f() { @try { a; @throw b; } @catch (C *d) { @throw; } @catch (...) { } @finally { e; } }",
            """
            function statement f > block body > do statement
              block body
                name statement a
                throw statement > name value b
              handler handler catch
                variable pattern d
                block body > throw statement [@throw]
              handler handler catch > block body [{ }]
              handler handler finally > block body > name statement e
            """),
        Case(
            "pools and locks", "void f() { @autoreleasepool { a; } @synchronized (b) { c; } }",
            """
            function statement f > block body
              block statement autoreleasepool > name statement a
              block statement synchronized
                name subject b
                name statement c
            """),
        Case(
            "macros without semicolons",
            """
            void f() { weakify(a)
             id b = c;
             strongify(a)
             [a d];
             EACH(e, f) { g; } @weakify(h);
            }
            """,
            """
            function statement f > block body
              call statement
                name callee weakify
                argument argument > name value a
              variable statement b > name value c
              call statement
                name callee strongify
                argument argument > name value a
              call statement > member callee d > name base a
              call statement
                name callee EACH
                argument argument > name value e
                argument argument > name value f
              block statement > name statement g
              macro statement weakify > argument argument > name value h
            """),
        Case(
            "C++", isPlusPlus: true,
            """
            void f() { for (auto &a : b) { } if (int c = d; e) { } try { throw g;
                } catch (const H &i) { } auto j = [k, l = m](int n) -> int { return n; }; new O(p);
                delete q; }
            """,
            """
            function statement f > block body
              for statement
                variable pattern a
                name sequence b
                block body [{ }]
              if statement
                variable condition c > name value d
                name condition e
                block then [{ }]
              do statement
                block body > throw statement > name value g
                handler handler catch
                  variable pattern i
                  block body [{ }]
              variable statement j > closure value
                variable capture l > name value m
                parameter parameter n
                return statement > name value n
              prefix statement new > call operand
                name callee O
                argument argument > name value p
              prefix statement delete > name operand q
            """),
    ]
}
