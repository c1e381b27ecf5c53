extension ObjectiveCTreeTests {
    static let statements = [
        Case(
            "branches",
            """
            void f() { if (a) b; else if (c) { } else ; }
            """,
            """
            function statement f
              block body
                if statement
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
            function statement f
              block body
                for statement
                  variable statement a
                    literal value [0]
                  variable statement b
                  name condition c
                  postfix update ++
                    name operand d
                  name body e
                for statement
                  block body
                    jump statement [break]
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
            "switches",
            """
            void f() { switch (a) { case 1: case 2: b; break; default: { c; } case 3 ... D: ; } }
            """,
            """
            function statement f
              block body
                switch statement
                  name subject a
                  switchCase element
                    literal pattern [1]
                    literal pattern [2]
                    name statement b
                    jump statement [break]
                  switchCase element default
                    block statement
                      name statement c
                  switchCase element
                    literal pattern [3]
                    name pattern D
            """),
        Case(
            "jumps",
            """
            void f() { a: b; goto a; return; return c; }
            """,
            """
            function statement f
              block body
                name statement b
                jump statement [goto a]
                return statement [return]
                return statement
                  name value c
            """),
        Case(
            "exceptions",
            """
            void f() { @try { a; @throw b; } @catch (C *d) { @throw; } @catch (...) { } @finally { e; } }
            """,
            """
            function statement f
              block body
                do statement
                  block body
                    name statement a
                    throw statement
                      name value b
                  handler handler catch
                    variable pattern d
                    block body
                      throw statement [@throw]
                  handler handler catch
                    block body [{ }]
                  handler handler finally
                    block body
                      name statement e
            """),
        Case(
            "pools and locks",
            """
            void f() { @autoreleasepool { a; } @synchronized (b) { c; } }
            """,
            """
            function statement f
              block body
                block statement autoreleasepool
                  name statement a
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
            function statement f
              block body
                call statement
                  name callee weakify
                  argument argument
                    name value a
                variable statement b
                  name value c
                call statement
                  name callee strongify
                  argument argument
                    name value a
                call statement
                  member callee d
                    name base a
                call statement
                  name callee EACH
                  argument argument
                    name value e
                  argument argument
                    name value f
                block statement
                  name statement g
                macro statement weakify
                  argument argument
                    name value h
            """),
        Case(
            "C++", isPlusPlus: true,
            """
            void f() { for (auto &a : b) { } if (int c = d; e) { } try { throw g;
                } catch (const H &i) { } auto j = [k, l = m](int n) -> int { return n; }; new O(p);
                delete q; }
            """,
            """
            function statement f
              block body
                for statement
                  variable pattern a
                  name sequence b
                  block body [{ }]
                if statement
                  variable condition c
                    name value d
                  name condition e
                  block then [{ }]
                do statement
                  block body
                    throw statement
                      name value g
                  handler handler catch
                    variable pattern i
                    block body [{ }]
                variable statement j
                  closure value
                    variable capture l
                      name value m
                    parameter parameter n
                    return statement
                      name value n
                prefix statement new
                  call operand
                    name callee O
                    argument argument
                      name value p
                prefix statement delete
                  name operand q
            """),
    ]
}
