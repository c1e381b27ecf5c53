/// How `--keys` writes keys: each character is a key, and `<Enter>` is one by its name, as vim writes them.
///
///     nnb/willConnect<Enter>q
enum KeyNotation {
    static let names: [(name: String, key: Key)] = [
        ("Enter", .enter), ("Esc", .escape), ("BS", .backspace), ("Tab", .tab), ("Space", .character(" ")), ("Up", .up),
        ("Down", .down), ("Left", .left), ("Right", .right), ("Home", .home), ("End", .end), ("PageUp", .pageUp),
        ("PageDown", .pageDown), ("lt", .character("<")),
    ]
}
