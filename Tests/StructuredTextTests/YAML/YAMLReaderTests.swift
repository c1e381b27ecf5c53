import StructuredText
import Testing

struct YAMLReaderTests {
    struct Case: CustomTestStringConvertible {
        let text: String
        let meaning: String
        var testDescription: String { text }
    }

    static let cases = [
        Case(text: "", meaning: "''"),
        Case(text: "# nothing\n---\n", meaning: "''"),
        Case(text: "a: 1\nb: 'it''s' # why\n", meaning: "{a: 1, b: 'it's'}"),
        Case(text: "a:\n  b:\n    c: d\n  e: f\n", meaning: "{a: {b: {c: d}, e: f}}"),
        Case(text: "a:\n- b\n- c: d\n  e: f\n-\n  - g\ng: h\n", meaning: "{a: [b, {c: d, e: f}, [g]], g: h}"),
        Case(text: "- - a\n  - b\n- c\n", meaning: "[[a, b], c]"),
        Case(
            text: "a: [b, {c: d, 'e': \"f\"}, $(X), # why\n  g\n]\nh: {}\n",
            meaning: "{a: [b, {c: d, e: 'f'}, $(X), g], h: {}}"),
        Case(text: "a: http://b.c/d#e\n\"f: g\": h\n", meaning: "{a: http://b.c/d#e, f: g: h}"),
        Case(text: "a: b\n  c\n\n  d\ne:\n", meaning: "{a: b c\nd, e: ''}"),
        Case(text: "a: |\n  b\n    c\n\n  d\n\ne: >-\n  f\n  g\n", meaning: "{a: 'b\n  c\n\nd\n', e: 'f g'}"),
        Case(text: "a: |+\n  b\n\nc: |2-\n   d\n", meaning: "{a: 'b\n\n', c: ' d'}"),
        Case(text: "a: \"b\\n\\u00e9\\x41\\\n    c\n  d\"\n", meaning: "{a: 'b\né\u{41}c d'}"),
        Case(
            text: "a: &x\n  b: c\nd: *x\ne:\n  <<: *x\n  f: g\nh: {<<: [*x], b: i}\n",
            meaning: "{a: {b: c}, d: {b: c}, e: {f: g, b: c}, h: {b: i}}"),
        Case(text: "a: - b\n", meaning: "line 1: it doesn't belong there"),
        Case(text: "a: b: c\n", meaning: "line 1: it doesn't belong there"),
        Case(text: "a:\n    b: c\n  d: e\n", meaning: "line 3: its indentation fits nothing around it"),
        Case(text: "a: b\n  c: d\n", meaning: "line 2: its indentation fits nothing around it"),
        Case(text: "a:\n\tb: c\n", meaning: "line 2: a tab indents it"),
        Case(text: "a: 1\nb: 2\na: 3\n", meaning: "line 3: the key is there already"),
        Case(text: "a: *b\n", meaning: "line 1: nothing before it has the name of this alias"),
        Case(text: "a: &b [*b]\n", meaning: "line 1: nothing before it has the name of this alias"),
        Case(text: "a: !b c\n", meaning: "line 1: tags aren't read"),
        Case(text: "? a\n: b\n", meaning: "line 1: it doesn't belong there"),
        Case(text: "a: 1\n---\nb: 2\n", meaning: "line 2: it has several documents"),
        Case(text: "%YAML 1.2\n---\na: 1\n", meaning: "line 1: directives aren't read"),
        Case(text: "a: [b\n", meaning: "line 1: what begins here has no end"),
        Case(text: "a: 'b\n", meaning: "line 1: what begins here has no end"),
        Case(text: "a: [b] c\n", meaning: "line 1: it doesn't belong there"),
        Case(text: "- a\nb: c\n", meaning: "line 2: it doesn't belong there"),
        Case(text: "a: \"\\q\"\n", meaning: "line 1: the escape means nothing"),
        Case(text: "<<: a\n", meaning: "line 1: only mappings can be merged"),
    ]

    @Test(arguments: cases) func reads(_ example: Case) {
        do throws(YAMLProblem) {
            #expect(
                try YAMLReader.read(SourceText(name: "a.yml", bytes: Array(example.text.utf8))).words == example.meaning
            )
        } catch {
            #expect(error.message == example.meaning)
        }
    }

    @Test func placesAreThoseOfTheText() throws {
        let node = try YAMLReader.read(SourceText(name: "a.yml", bytes: Array("a:\n  b: [c,\n    d]\n".utf8)))
        #expect(node["a"]?.entries.first?.keyPlace.line == 2)
        #expect(node["a"]?["b"]?.items.map(\.place.line) == [2, 3])
        #expect(node["a"]?["b"]?.items.last?.place.column == 5)
    }

    @Test func wordsMeanNumbersAndTruthWithoutQuotationMarks() throws {
        let node = try YAMLReader.read(
            SourceText(name: "a.yml", bytes: Array("[YES, 'YES', yEs, 1.5, '1', ~, off]".utf8)))
        #expect(node.items.map(\.bool) == [true, nil, nil, nil, nil, nil, false])
        #expect(node.items.map(\.number) == [nil, nil, nil, 1.5, nil, nil, nil])
        #expect(node.items.map(\.text) == ["YES", "YES", "yEs", "1.5", "1", nil, "off"])
    }

    /// Each line repeats the one before it ten times.
    @Test func aliasesThatMultiplyAreRefused() {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1..<12 {
            text +=
                "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ",") + "]\n"
        }
        #expect(throws: YAMLProblem.self) { try YAMLReader.read(SourceText(name: "a.yml", bytes: Array(text.utf8))) }
    }

    @Test(arguments: ["[", "- ", "{a: ", "a:\n"]) func whatNestsDeeplyIsRefused(_ opening: String) {
        var text = ""
        for level in 0..<3000 {
            text += (opening.hasSuffix("\n") ? String(repeating: " ", count: level) : "") + opening
        }
        do throws(YAMLProblem) {
            _ = try YAMLReader.read(SourceText(name: "a.yml", bytes: Array(text.utf8)))
            Issue.record("it is read")
        } catch {
            #expect(error.mistake == .tooDeep)
        }
    }

    /// Aliases of what nests make levels that no line has.
    @Test func aliasesThatNestDeeplyAreRefused() {
        var text = "a0: &a0 x\n"
        for level in 1..<100 { text += "a\(level): &a\(level) [*a\(level - 1)]\n" }
        do throws(YAMLProblem) {
            _ = try YAMLReader.read(SourceText(name: "a.yml", bytes: Array(text.utf8)))
            Issue.record("it is read")
        } catch {
            #expect(error.mistake == .tooDeep)
        }
    }
}

extension YAMLNode {
    /// The value in brackets, with quotation marks around what isn't plain or empty.
    fileprivate var words: String {
        switch content {
        case .scalar(let text, let isPlain): isPlain && !text.isEmpty ? text : "'\(text)'"
        case .sequence(let items): "[" + items.map(\.words).joined(separator: ", ") + "]"
        case .mapping(let entries):
            "{" + entries.map { "\($0.key): \($0.value.words)" }.joined(separator: ", ") + "}"
        }
    }
}
