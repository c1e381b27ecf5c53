extension SwiftTreeTests {
    static let expressions = [
        Case(
            "calls", "a.b(c, d: e)?.f(&g)![h, i: j]",
            """
            subscript statement
              forcedUnwrap base > call base
                member callee f > optionalChain base > call base
                  member callee b > name base a
                  argument argument > name value c
                  argument argument d > name value e
                argument argument > prefix value & > name operand g
              argument argument > name value h
              argument argument i > name value j
            """),
        Case(
            "closures behind a call",
            """
            a(b) { c } d: { [weak self, e = f] (x, y: Int) async -> Bool in z }
            g { h, _ in }
            """,
            """
            call statement
              name callee a
              argument argument > name value b
              argument argument > closure value > name statement c
              argument argument d > closure value
                variable capture self
                variable capture e > name value f
                parameter parameter x
                parameter parameter y
                name statement z
            call statement
              name callee g
              argument argument > closure value
                parameter parameter h
                parameter parameter [_]
            """),
        Case(
            "precedences", "a = b ? c : d || e && f == g ?? h as? I ..< j + k * l << m",
            """
            assignment statement =
              name left a
              ternary right
                name condition b
                name then c
                binary otherwise ||
                  name left d
                  binary right &&
                    name left e
                    binary right ==
                      name left f
                      binary right ??
                        name left g
                        binary right ..<
                          cast left as?
                            name value h
                            typeName right [I]
                          binary right +
                            name left j
                            binary right *
                              name left k
                              binary right <<
                                name left l
                                name right m
            """),
        Case(
            "equal precedences",
            """
            a + b - c
            d ?? e ?? f
            g = h = i
            """,
            """
            binary statement -
              binary left +
                name left a
                name right b
              name right c
            binary statement ??
              name left d
              binary right ??
                name left e
                name right f
            assignment statement =
              name left g
              assignment right =
                name left h
                name right i
            """),
        Case(
            "try and await",
            """
            let a = try? await b() + c
            d + try! e
            """,
            """
            variable statement a > try value try? > await operand await > binary operand +
              call left > name callee b
              name right c
            binary statement +
              name left d
              try right try! > name operand e
            """),
        Case(
            "fixity", "a... ; ...b; c...d; -e; !f.g; h&-i; reduce(0, +)",
            """
            postfix statement ... > name operand a
            prefix statement ... > name operand b
            binary statement ...
              name left c
              name right d
            prefix statement - > name operand e
            prefix statement ! > member operand g > name base f
            binary statement &-
              name left h
              name right i
            call statement
              name callee reduce
              argument argument > literal value [0]
              argument argument > name value +
            """),
        Case(
            "generic arguments", "A<B<C>>(d); e < f; g(a < b, c > (d)); h(a < b, c > d); A<[B: (C) -> D]?>.e",
            """
            call statement
              name callee A
              argument argument > name value d
            binary statement <
              name left e
              name right f
            call statement
              name callee g
              argument argument > call value
                name callee a
                argument argument > name value d
            call statement
              name callee h
              argument argument > binary value <
                name left a
                name right b
              argument argument > binary value >
                name left c
                name right d
            member statement e > name base A
            """),
        Case(
            "texts",
            ##"""
            "a"
            "b\(c, d: e)f"
            #"g\#(h)"#
            /i/
            """##,
            ##"""
            string statement ["a"]
            interpolatedString statement
              argument argument > name value c
              argument argument d > name value e
            interpolatedString statement > argument argument > name value h
            literal statement [/i/]
            """##),
        Case(
            "literals", "[1, nil]; [a: true]; [:]; []; [Int](); (a, b: 2); ()",
            """
            array statement
              literal element [1]
              literal element [nil]
            dictionary statement
              name key a
              literal value [true]
            dictionary statement [[:]]
            array statement [[]]
            call statement > typeName callee > name element Int
            tuple statement
              argument argument > name value a
              argument argument b > literal value [2]
            tuple statement [()]
            """),
        Case(
            "key paths", #"\A<B>.c[0]?.d; \.self; \[A].e!"#,
            #"""
            keyPath statement > argument argument > literal value [0]
            keyPath statement [\.self]
            keyPath statement [\[A].e!]
            """#),
        Case(
            "macros", #"#selector(a.b(_:c:)); #Preview("a") { b } c: { d }; #file"#,
            """
            macro statement selector > argument argument > member value b > name base a
            macro statement Preview
              argument argument > string value ["a"]
              argument argument > closure value > name statement b
              argument argument c > closure value > name statement d
            macro statement file
            """),
        Case(
            "words before operands", "consume a; copy b; unsafe c + d; repeat each e; x as any P & Q; f(any P.self)",
            """
            word statement consume > name operand a
            word statement copy > name operand b
            word statement unsafe > binary operand +
              name left c
              name right d
            word statement repeat > word operand each > name operand e
            cast statement as
              name value x
              typeName right [any P & Q]
            call statement
              name callee f
              argument argument > word value any > typeName operand [P.self]
            """),
        Case(
            "casts", "a as! B; c is D?; e as (F) throws -> [G]",
            """
            cast statement as!
              name value a
              typeName right [B]
            cast statement is
              name value c
              typeName right [D?]
            cast statement as
              name value e
              typeName right [(F) throws -> [G]]
            """),
        Case(
            "types", "f(@escaping () -> Void); (A) -> B; [3 of Int].self",
            """
            call statement
              name callee f
              argument argument > typeName value [@escaping () -> Void]
            typeName statement
              tuple left > argument argument > name value A
              name right B
            member statement self > typeName base > literal element [3]
            """),
        Case(
            "a group of the file",
            """
            infix operator |>: Pipe
            precedencegroup Pipe { associativity: left lowerThan: AdditionPrecedence higherThan: TernaryPrecedence }
            a |> b + c |> d ? e : f
            """,
            """
            otherDeclaration statement |>
            otherDeclaration statement Pipe
            ternary statement
              binary condition |>
                binary left |>
                  name left a
                  binary right +
                    name left b
                    name right c
                name right d
              name then e
              name otherwise f
            """),
        Case(
            "what isn't followed",
            """
            a )
            = b
            f(c: , d)
            let e = g
            """,
            """
            name statement a
            opaque statement [)]
            opaque statement [= b]
            call statement
              name callee f
              argument argument c
              argument argument > name value d
            variable statement e > name value g
            """),
    ]
}
