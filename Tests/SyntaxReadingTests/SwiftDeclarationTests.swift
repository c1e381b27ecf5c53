import SyntaxReading
import Testing

/// What the compiler's dump doesn't tell.
struct SwiftDeclarationTests {
    private func read(_ code: String) -> SourceFile {
        SourceFile(swift: SourceText(name: "A.swift", bytes: Array(code.utf8)), .building(BuildConditions()))
    }

    @Test func readsEffectsAttributesAndParameters() throws {
        let file = read(
            """
            @UIApplicationMain
            final class AppDelegate: UIKit.UIResponder, Box<Int>, @unchecked Sendable, A & B {
                @UIKit.UIApplicationDelegateAdaptor(Outer.AppDelegate.self) private var delegate: Outer.AppDelegate
                @available (iOS 13, *) @objc(did:) func center(_ c: Center, didReceive `in`: Int) async throws {}
                func closure(_ done: @escaping () async throws -> Void) rethrows
            }
            """)
        #expect(file.problems.isEmpty)
        let type = try #require(file.declarations.first)
        #expect(type.inherited == ["UIKit.UIResponder", "Box", "Sendable", "A"])
        #expect(type.modifiers == [.final])
        #expect(type.attribute("UIApplicationMain") != nil)
        let adaptor = type.members[0].attribute("UIApplicationDelegateAdaptor")
        #expect(type.members[0].name == "delegate" && adaptor?.argument == "Outer.AppDelegate.self")
        let method = type.members[1]
        #expect(method.effects == [.async, .throws])
        #expect(method.attribute("objc")?.argument == "did:" && method.attribute("available") != nil)
        #expect(method.parameters.map(\.name) == ["c", "in"])
        #expect(type.members[2].effects == [.rethrows] && !type.members[2].hasBody)
    }

    @Test(arguments: [
        ("class A {\n  func b() {\n}\n", SourceProblem.Kind.bracketNotClosed, 1),
        ("class A {\n}\n}\n", .bracketNotOpened, 3), ("func a() {\n  b((1)\n}\n", .bracketNotClosed, 2),
        ("\nstruct A: B\nlet c = 1", .declarationNotUnderstood, 2),
    ]) func namesWhatItCannotFollow(_ code: String, _ kind: SourceProblem.Kind, _ line: Int) {
        let problem = read(code).problems.first
        #expect(problem?.kind == kind)
        #expect(problem?.place.line == line)
    }

    @Test func goesOnBehindAMistake() {
        let file = read("class A { func b() { c(( } }\nclass D { func e() {} }")
        #expect(file.declarations.map(\.name) == ["A", "D"])
        #expect(file.declarations.last?.members.map(\.name) == ["e()"])
    }

    /// Text that nests or repeats, at which a careless reader ends or takes forever.
    @Test(arguments: [
        "class A {", "func a(", "{", "(", "(]", "\"\\(", "#if A\n", "class ", "async ", "@a ", "static func a<", "/*",
        "enum A: ", "case a(", "#if (", "#if !", "func a() -> (", "where ", "extension A<", "let x = /", "`", "@",
    ]) func endsOnHostileText(_ piece: String) {
        let code = String(repeating: piece, count: 20_000)
        let file = read(code)
        let header = SourceFile(
            objectiveC: SourceText(name: "A.m", bytes: Array(code.utf8)), .building(BuildConditions()))
        #expect(file.problems.count < 1000 && header.problems.count < 1000)
    }
}
