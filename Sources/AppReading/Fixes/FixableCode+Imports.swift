extension FixableCode {
    /// A module that a fix needs.
    struct Module {
        let swift: String
        let header: String

        static let userNotifications = Module(
            swift: "UserNotifications", header: "<UserNotifications/UserNotifications.h>")
    }

    /// The edit that imports a module where the file doesn't; nil where there is no import to put it behind.
    func importing(_ module: Module) -> [TextEdit]? {
        // By scalars, since a carriage return and a line feed are one character.
        let lines = source.text(in: 0..<source.bytes.count).unicodeScalars.split(
            separator: "\n", omittingEmptySubsequences: false
        ).map { Substring($0) }
        let words = isSwift ? ["import"] : ["#import", "@import"]
        if lines.contains(where: { $0.imports([module.swift, module.header], words) }) { return [] }
        guard let last = lines.lastIndex(where: { line in words.contains { line.hasPrefix("\($0) ") } }) else {
            return nil
        }
        let index = lines[...last].reduce(0) { $0 + $1.utf8.count + 1 }
        guard index <= source.bytes.count else { return nil }
        let ending = lines[last].hasSuffix("\r") ? "\r\n" : "\n"
        let line = isSwift ? "import \(module.swift)" : "#import \(module.header)"
        return [TextEdit(line + ending, at: Place(source: source, range: index..<index))]
    }
}

extension Substring {
    /// Whether the line imports one of these by one of the words.
    fileprivate func imports(_ names: [String], _ words: [String]) -> Bool {
        let parts = split { $0 == " " || $0 == ";" || $0.isNewline }
        return parts.count > 1 && words.contains(String(parts[0])) && names.contains(String(parts[1]))
    }
}
