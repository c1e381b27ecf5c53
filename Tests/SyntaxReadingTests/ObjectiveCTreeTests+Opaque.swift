extension ObjectiveCTreeTests {
    static let misunderstood = [
        Case(
            "what isn't followed",
            """
            void f() { a(b c d, e); __asm__("nop"); g h i j; k = ; @ l; m(); }
            int n() { }
            """,
            """
            function statement f
              block body
                call statement
                  name callee a
                  argument argument
                    name value b
                    opaque value [c d]
                  argument argument
                    name value e
                opaque statement [__asm__("nop")]
                variable statement j
                assignment statement =
                  name left k
                macro statement l
                call statement
                  name callee m
            function statement n
              block body [{ }]
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
              function member b
                block body
                  call statement
                    name callee c
                    argument argument
                      call value
                        member callee e
                          name base d
                        opaque argument [;]
              function member f
                block body
                  call statement
                    name callee g
                    argument argument
                      opaque value [;]
            """),
    ]
}
