import Foundation
import Testing

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
