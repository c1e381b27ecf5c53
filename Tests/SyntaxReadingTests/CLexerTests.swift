import SyntaxReading
import Testing

struct CLexerTests {
    struct Case: CustomTestStringConvertible {
        let text: String
        let tokens: [String]
        var testDescription: String { text }
    }

    private static let cases = [
        Case(text: "a/* /* ( */b // c \\\n d\ne", tokens: ["a", "b", "e"]),
        Case(text: #"@"a\"{" '{' '\''"#, tokens: ["@", #""a\"{""#, "'{'", #"'\''"#]),
        Case(text: "\"a\\\nb\" c", tokens: ["\"a\\\nb\"", "c"]),
        Case(text: #"R"x(a)"{)x" b"#, tokens: [#"R"x(a)"{)x""#, "b"]),
        Case(text: "1'000 0x1F 1e-3f", tokens: ["1'000", "0x1F", "1e-3f"]),
        Case(text: "#define A(x) \\\n  { x\nb", tokens: ["#define A(x) \\\n  { x", "b"]),
        Case(text: "#define A \\\r\n  {\r\nb", tokens: ["#define A \\\r\n  {", "b"]),
        Case(text: "#pragma mark - Don't {\nb", tokens: ["#pragma mark - Don't {", "b"]),
        Case(text: "#define A /* {\n } */ {\nb", tokens: ["#define A /* {\n } */ {", "b"]),
        Case(text: "a && b == c || !d", tokens: ["a", "&&", "b", "==", "c", "||", "!", "d"]),
    ]

    @Test(arguments: cases) func reads(_ example: Case) {
        let text = LexedText(objectiveC: SourceText(name: "A.m", bytes: Array(example.text.utf8)))
        #expect(text.tokens.map(text.text) == example.tokens)
        #expect(text.problems.isEmpty)
    }

    /// Each was searched for to the end of the file; what is known of one tells of others.
    @Test func rawStringsWithoutAnEnd() {
        let source = SourceText(name: "A.mm", bytes: Array("R\"a(x R\"b(y)b\" R\"a(z R\"(w)\" v".utf8))
        let text = LexedText(objectiveC: source)
        let tokens = ["R\"", "a", "(", "x", "R\"b(y)b\"", "R\"", "a", "(", "z", "R\"(w)\"", "v"]
        #expect(text.tokens.map(text.text) == tokens)
    }

    @Test(arguments: [
        ("a\n/* b", SourceProblem.Kind.commentNotClosed, 2), ("a\nb \"c\nd", .stringNotClosed, 2),
        ("\n\nR\"x(a)\"", .stringNotClosed, 3),
    ]) func namesWhatItCannotFollow(_ code: String, _ kind: SourceProblem.Kind, _ line: Int) {
        let text = LexedText(objectiveC: SourceText(name: "A.m", bytes: Array(code.utf8)))
        #expect(text.problems.first?.kind == kind)
        #expect(text.problems.first?.place.line == line)
    }
}
