import Foundation
import Testing

@testable import StructuredText

#if canImport(FoundationXML)
    import FoundationXML
#endif

@testable import StructuredText

@Test func anElementHoldsTextOrElements() {
    let element = XMLTag("a", [("b", "c")], children: [XMLTag("d"), XMLTag("e", text: "f")])
    #expect(
        element.document == """
            <?xml version="1.0" encoding="UTF-8"?>
            <a b="c">
              <d/>
              <e>f</e>
            </a>

            """)
}

@Test(arguments: [
    ("a & b < c > d \" e ' f", "a &amp; b &lt; c &gt; d &quot; e ' f"), ("]]>", "]]&gt;"), ("&amp;", "&amp;amp;"),
    ("\u{0}\u{1B}[31m\u{8}", #"\u{0}\u{1B}[31m\u{8}"#), ("\r", #"\u{D}"#), ("\u{FFFE}\u{FFFF}", #"\u{FFFE}\u{FFFF}"#),
    ("\u{202E}\u{85}\u{2028}", #"\u{202E}\u{85}\u{2028}"#), ("日本 👨‍👩‍👧 e\u{301}", "日本 👨‍👩‍👧 e\u{301}"),
]) func xmlHoldsAnyText(_ text: String, _ encoded: String) {
    #expect(text.xmlText == encoded)
    #expect(text.xmlAttribute == encoded)
}

@Test func anAttributeKeepsItsLines() {
    #expect("a\nb\tc".xmlText == "a\nb\tc")
    #expect("a\nb\tc".xmlAttribute == "a&#10;b&#9;c")
}

/// Every scalar that there is below the supplementary planes, and some above.
@Test func aParserReadsBackWhatWasWritten() throws {
    let scalars = (Array(0...0xD7FF) + Array(0xE000...0xFFFF) + [0x1F600, 0x10FFFF]).compactMap(Unicode.Scalar.init)
    let text = String(String.UnicodeScalarView(scalars))
    let document = XMLTag("a", [("b", text)], text: text).document
    let reader = XMLReader()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    let expected = scalars.map {
        ["\n", "\t"].contains($0)
            ? String($0) : ["\u{FFFE}", "\u{FFFF}"].contains($0) ? "\\u{\($0.hex)}" : $0.printable
    }.joined()
    #expect(reader.text.utf8.elementsEqual(expected.utf8))
    #expect(reader.attribute.utf8.elementsEqual(expected.utf8))
}

extension Unicode.Scalar { fileprivate var hex: String { String(value, radix: 16, uppercase: true) } }

/// What an XML parser makes of a document with one attribute.
private final class XMLReader: NSObject, XMLParserDelegate {
    private(set) var text = ""
    private(set) var attribute = ""

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) { attribute = attributes["b"] ?? "" }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}

@Test func textsAreBrokenBehindPunctuation() {
    let name = "application(_:configurationForConnecting:options:)"
    #expect(fitted(name, first: 60, rest: 60, lines: 3) == [name])
    #expect(
        fitted(name, first: 20, rest: 30, lines: 3) == ["application(_:", "configurationForConnecting:", "options:)"])
    #expect(fitted(name, first: 20, rest: 30, lines: 2) == ["application(_:", "configurationForConnecting:op…"])
    #expect(fitted("a bc  def", first: 4, rest: 4, lines: 9) == ["a bc", "def"])
    #expect(fitted("日本語日本語", first: 5, rest: 4, lines: 9) == ["日本", "語日", "本語"])
    #expect(fitted("", first: 5, rest: 5, lines: 1) == [])
    #expect(fitted(String(repeating: "x", count: 100_000), first: 3, rest: 3, lines: 2) == ["xxx", "xx…"])
}

@Test func namesHaveHumps() {
    #expect("LocationManagerDelegate".camelCaseWords == ["Location", "Manager", "Delegate"])
    #expect("UIApplication".camelCaseWords == ["UI", "Application"])
    #expect("Scene main".camelCaseWords == ["Scene main"])
    #expect("".camelCaseWords == [])
}

@Test(arguments: [
    ("a.json", "`a.json`"), ("`a`", "`` `a` ``"), ("a``b", "`a``b`"), ("a ` b", "``a ` b``"), ("", "`  `"),
    (" a", "`  a `"), ("`\u{301}", "`` `\u{301} ``"), ("a|b <i>@me</i> [x](y) \\", "`a|b <i>@me</i> [x](y) \\`"),
    ("a\n\n- b", #"`a\u{A}\u{A}- b`"#),
]) func codeHoldsAnyText(_ text: String, _ markdown: String) { #expect(text.markdownCode == markdown) }

@Test func aFenceIsNeverLongerThanReadersKnow() {
    let text = (1...80).map { String(repeating: "`", count: $0) }.joined(separator: " ")
    #expect(text.markdownCode == "`" + text.replacing("`", with: #"\u{60}"#) + "`")
}

@Test(arguments: [
    ("iOS 18.0, it isn't main-thread work (650 ms)", "iOS 18.0, it isn't main-thread work (650 ms)"),
    ("viewDidLoad() returned (or not).", "`viewDidLoad()` returned (or not)."),
    ("hands recipes://soup?id=7 to \"a_b\";", "hands `recipes://soup?id=7` to \"`a_b`\";"),
    ("@me #12 GH-12 a@b.cd", "`@me` `#12` `GH-12` `a@b.cd`"), ("beefcafe 1234567 bad", "`beefcafe` `1234567` bad"),
    ("~ nothing~: x", #"\~ nothing\~: x"#), ("- --set -", "`-` `--set` `-`"), ("a  b\n", #"a  `b\u{A}`"#), ("", ""),
]) func aSentenceHoldsAnyText(_ text: String, _ markdown: String) { #expect(text.markdownProse == markdown) }

@Test func aBarEndsNoCell() {
    let table = MarkdownTable(header: ["a", "b"], rows: [["x|y", "`|\u{301}`"], ["", #"`\|`"#]])
    #expect(table.text == "| a | b |\n| --- | --- |\n| x\\|y | `\\|\u{301}` |\n|  | `\\\\|` |\n")
}

@Test(arguments: [
    ("a/b/c.json", "a/b", "c.json"), ("c.json", ".", "c.json"), ("/c.json", "/", "c.json"), ("a/", "a", ""),
    ("", ".", ""), ("a/\u{301}c", "a", "\u{301}c"),
]) func aPathIsAFolderAndAName(_ path: String, _ folder: String, _ name: String) {
    #expect(path.folderPath == folder)
    #expect(path.lastPathPart.unicodeScalars.elementsEqual(name.unicodeScalars))
}

@Test(arguments: [("a", "a"), ("a/", "a"), ("a/b//", "a/b"), ("/", "/"), ("//", "/"), ("", ""), (".", ".")])
func slashesAtTheEndMeanNothing(_ path: String, _ shorter: String) { #expect(path.withoutLastSlashes == shorter) }

struct PrintableTextTests {
    @Test(arguments: [
        ("plain é 日本 😀 👩‍👩‍👧", "plain é 日本 😀 👩‍👩‍👧"), ("\u{1B}[31m", "\\u{1B}[31m"), ("a\tb\r\nc", "a\\u{9}b\\u{D}\\u{A}c"),
        ("\u{0}\u{7F}\u{9B}", "\\u{0}\\u{7F}\\u{9B}"),
        ("\u{202E}\u{2066}\u{200E}\u{61C}", "\\u{202E}\\u{2066}\\u{200E}\\u{61C}"),
        ("\u{2028}\u{2029}\u{FEFF}", "\\u{2028}\\u{2029}\\u{FEFF}"),
    ]) func printable(_ text: String, _ expected: String) { #expect(text.printable == expected) }

    @Test func quotedTextsAreClipped() {
        #expect("a\u{7}".quoted == "\"a\\u{7}\"")
        #expect(String(repeating: "x", count: 80).quoted == "\"\(String(repeating: "x", count: 80))\"")
        let bomb = "a" + String(repeating: "\u{301}", count: 100_000)
        #expect(bomb.quoted.unicodeScalars.count == 85)
    }
}
