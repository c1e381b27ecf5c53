extension SwiftTreeTests {
    static let statements = [
        Case(
            "conditions", "if a, let b = c, case .d(let e) = f, #available(iOS 13, *) { g } else if !h { } else { i }",
            """
            if statement
              name condition a
              variable condition b > name value c
              match condition
                call pattern
                  member callee d
                  argument argument > variable value e
                name value f
              availability condition available
              block then > name statement g
              if otherwise
                prefix condition ! > name operand h
                block then [{ }]
                block otherwise > name statement i
            """),
        Case(
            "a guard", "guard let self, var b: Int = c as? Int else { return }",
            """
            guard statement
              variable condition self
              variable condition b > cast value as?
                name value c
                typeName right [Int]
              block otherwise > return statement [return]
            """),
        Case(
            "a switch",
            """
            switch a {
            case .b(let c, _) where c > 1, is D: e
            case let (x, y as F), 1...2: fallthrough
            @unknown default: break
            }
            """,
            """
            switch statement
              name subject a
              switchCase element
                call pattern
                  member callee b
                  argument argument > variable value c
                  argument argument > name value _
                binary condition >
                  name left c
                  literal right [1]
                cast pattern is > typeName right [D]
                name statement e
              switchCase element
                tuple pattern
                  argument argument > variable value x
                  argument argument > cast value as
                    variable value y
                    typeName right [F]
                binary pattern ...
                  literal left [1]
                  literal right [2]
                jump statement fallthrough
              switchCase element
                attribute attribute unknown
                jump statement break
            """),
        Case(
            "loops",
            """
            outer: for try await case let x? in y where z { continue outer }
            while let a = b() { }
            repeat { } while a
            """,
            """
            for statement
              optionalChain pattern > variable base x
              name sequence y
              name condition z
              block body > jump statement continue
            while statement
              variable condition a > call value > name callee b
              block body [{ }]
            repeat statement
              block body [{ }]
              name condition a
            """),
        Case(
            "errors",
            """
            do throws(E) { try a() } catch let e as E where b, .c { throw d } catch { }
            defer { e }
            """,
            """
            do statement
              block body > try statement try > call operand > name callee a
              handler handler
                cast pattern as
                  variable value e
                  typeName right [E]
                name condition b
                member pattern c
                block body > throw statement > name value d
              handler handler > block body [{ }]
            defer statement > block body > name statement e
            """),
        Case(
            "values of statements",
            """
            let a = if b { 1 } else { 2 }
            return switch c { default: 3 }
            """,
            """
            variable statement a > if value
              name condition b
              block then > literal statement [1]
              block otherwise > literal statement [2]
            return statement > switch value
              name subject c
              switchCase element > literal statement [3]
            """),
        Case(
            "words",
            """
            yield &a
            discard self
            return
            """,
            """
            word statement yield > prefix operand & > name operand a
            word statement discard > name operand self
            return statement [return]
            """),
        Case(
            "a trailing closure before a body",
            """
            for a in b.filter { $0 } { }
            if c { d } { }
            """,
            """
            for statement
              variable pattern a
              call sequence
                member callee filter > name base b
                argument argument > closure value > name statement $0
              block body [{ }]
            if statement
              call condition
                name callee c
                argument argument > closure value > name statement d
              block then [{ }]
            """),
        Case(
            "lines",
            """
            a
            (b)
            c
            .d
            [e]
            f
            + g
            -h
            i
            ? j
            : k
            """,
            """
            name statement a
            tuple statement > argument argument > name value b
            member statement d > name base c
            array statement > name element e
            binary statement +
              name left f
              name right g
            prefix statement - > name operand h
            ternary statement
              name condition i
              name then j
              name otherwise k
            """),
    ]
}
