import Testing

@testable import LaunchTraceKit

@Test(arguments: [
    ("a.json", "`a.json`"), ("`a`", "`` `a` ``"), ("a``b", "```a``b```"), ("a ` b", "``a ` b``"), ("", "`  `"),
    (" a", "`  a `"),
    ("a|b <i>@me</i> [x](y) \\", "`a|b <i>@me</i> [x](y) \\`"), ("a\n\n- b", #"`a\u{A}\u{A}- b`"#),
])
func codeHoldsAnyText(_ text: String, _ markdown: String) {
    #expect(text.markdownCode == markdown)
}
