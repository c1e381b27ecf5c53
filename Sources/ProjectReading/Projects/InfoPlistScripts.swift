/// The changes that build scripts make to an Info.plist, as far as their text shows them. None of them is run.
struct InfoPlistScripts {
    private let path: String
    private var keys: Set<String> = []
    /// Whether a script changes keys that it computes.
    private var changesOthers = false

    init(_ scripts: [String], _ path: String) {
        self.path = path
        for script in scripts where names(script) { read(script) }
    }

    /// The keys that may be others in the app that is built.
    var parts: [UnreadPart] {
        if changesOthers { return [UnreadPart(.editedByScript(path, key: nil), .infoPlist)] }
        return keys.sorted().map { UnreadPart(.editedByScript(path, key: $0), .infoPlistItem) }
    }

    /// Whether a script speaks of the file, or of where Xcode puts it.
    private func names(_ script: String) -> Bool {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let text = Array(script.utf8)[...]
        return ["INFOPLIST_FILE", "INFOPLIST_PATH", "/Info.plist", file].contains { text.range(of: $0) != nil }
    }

    private mutating func read(_ script: String) {
        let isOfPlistBuddy = Array(script.lowercased().utf8)[...].range(of: "plistbuddy") != nil
        for line in script.split(whereSeparator: \.isNewline) where line.first(where: { !$0.isWhitespace }) != "#" {
            let words = Self.words(of: line)
            for (index, word) in words.enumerated() {
                let (previous, next) = (index > 0 ? words[index - 1] : "", words[(index + 1)...].first)
                let verb = word.lowercased()
                if isOfPlistBuddy, Self.verbsForKeys.contains(verb), let next, next.hasPrefix(":") {
                    add(next.dropFirst().split(separator: ":").first)
                } else if isOfPlistBuddy, previous == "-c", verb.hasPrefix("$") || Self.verbsForAll.contains(verb) {
                    changesOthers = true
                } else if Self.optionsOfPlutil.contains(verb) {
                    add(next?.split(separator: ".").first)
                } else if verb == "write", previous == "defaults" {
                    add(words[(index + 1)...].dropFirst().first)
                }
            }
        }
    }

    private static let verbsForKeys: Set = ["set", "add", "delete"]
    private static let verbsForAll: Set = ["import", "merge", "copy", "clear", "revert"]
    private static let optionsOfPlutil: Set = ["-replace", "-insert", "-remove"]

    private mutating func add(_ key: Substring?) {
        if let key, !key.isEmpty, !key.utf8.contains(.dollar) { keys.insert(String(key)) } else { changesOthers = true }
    }

    /// The words of a line, without quotation marks.
    private static func words(of line: Substring) -> [Substring] {
        line.split { $0.isWhitespace || "\"'`;()".contains($0) }
    }
}
