import Testing

@testable import StructuredText

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
