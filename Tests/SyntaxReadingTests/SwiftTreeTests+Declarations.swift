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
              variable member x
                literal value [1]
            """),
        Case(
            "an extension",
            """
            extension A.B where C: D { func f() {} }
            """,
            """
            type statement A.B
              function member f()
                block body [{}]
            """),
        Case(
            "a function",
            """
            static func open(_ url: URL, in place: Int = 1) async throws -> Bool { true }
            """,
            """
            function statement open(_:in:)
              parameter parameter url
              parameter parameter place
                literal value [1]
              block body
                literal statement [true]
            """),
        Case(
            "an initializer",
            """
            struct A { init?<T>(a: T) where T: B {} ; deinit { } }
            """,
            """
            type statement A
              function member init(a:)
                parameter parameter a
                block body [{}]
              function member deinit
                block body [{ }]
            """),
        Case(
            "a subscript",
            """
            struct A { subscript(i: Int) -> Int { get { i } set(new) { } } }
            """,
            """
            type statement A
              function member subscript(_:)
                parameter parameter i
                accessor accessor get
                  block body
                    name statement i
                accessor accessor set
                  parameter parameter new
                  block body [{ }]
            """),
        Case(
            "variables",
            """
            @State private var a = 1, b: Int { 2 }
            """,
            """
            variable statement a
              attribute attribute State
              literal value [1]
            variable statement b
              accessor accessor
                block body
                  literal statement [2]
            """),
        Case(
            "observers",
            """
            var a = 0 { willSet { } didSet(old) { f() } }
            """,
            """
            variable statement a
              literal value [0]
              accessor accessor willSet
                block body [{ }]
              accessor accessor didSet
                parameter parameter old
                block body
                  call statement
                    name callee f
            """),
        Case(
            "requirements",
            """
            protocol P { var a: Int { get async throws }; func f(); associatedtype B: C }
            """,
            """
            type statement P
              variable member a
                accessor accessor get
              function member f()
              otherDeclaration member B
            """),
        Case(
            "a storage restriction",
            """
            struct A { var a: Int { @storageRestrictions(initializes: b) init(new) { b = new } get { b } } }
            """,
            """
            type statement A
              variable member a
                accessor accessor init
                  attribute attribute storageRestrictions
                  parameter parameter new
                  block body
                    assignment statement =
                      name left b
                      name right new
                accessor accessor get
                  block body
                    name statement b
            """),
        Case(
            "cases",
            """
            indirect enum A: Int { case a, b(Int, label: String = s), c = 1 }
            """,
            """
            type statement A
              enumCase member a
              enumCase member b
                parameter parameter [Int]
                parameter parameter label
                  name value s
              enumCase member c
                literal value [1]
            """),
        Case(
            "attributes",
            #"""
            @Wrapper(A.self, key: \.b) @objc(name:) @UIKit.Main var a: B
            """#,
            #"""
            variable statement a
              attribute attribute Wrapper
                argument argument
                  member value self
                    name base A
                argument argument key
                  keyPath value [\.b]
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
            otherDeclaration statement A.B
              attribute attribute testable
            otherDeclaration statement B
            otherDeclaration statement +++
            otherDeclaration statement C
            otherDeclaration statement m
              parameter parameter a
              macro value b
                argument argument
                  literal value [1]
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
              argument argument
                name value url
            assignment statement =
              name left final
              literal right [1]
            variable statement a
              call value
                name callee b
            variable statement c
              name value d
            """),
        Case(
            "a macro as a member",
            """
            struct A { #Macro(1); @available(iOS 13, *) #Other }
            """,
            """
            type statement A
              macro member Macro
                argument argument
                  literal value [1]
              macro member Other
                availability attribute available
            """),
    ]
}
