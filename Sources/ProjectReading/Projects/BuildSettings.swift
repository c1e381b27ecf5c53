/// Build settings from the weakest level to the strongest: project and target, each an xcconfig and its own.
package struct BuildSettings: Sendable {
    private var levels: [[String: String]] = []

    /// Settings that Xcode has before any file says something.
    init(builtIn: [String: String]) {
        levels = [builtIn]
    }

    /// Adds a level over those before it.
    mutating func add(_ settings: some Sequence<(key: String, value: String)>) {
        var level: [String: String] = [:]
        var strengths: [String: Int] = [:]
        for (key, value) in settings {
            guard let condition = SettingCondition(key), condition.holds else { continue }
            guard condition.strength >= strengths[condition.name, default: 0] else { continue }
            // `$(inherited)` of a later line in one file means the earlier one.
            let earlier = level[condition.name]
            level[condition.name] = earlier.map { Self.replacingInherited(in: value, with: $0) } ?? value
            strengths[condition.name] = condition.strength
        }
        levels.append(level)
    }

    /// The names of all settings, in the order of the alphabet.
    package var names: [String] { Set(levels.flatMap(\.keys)).sorted() }

    /// A setting with its variables replaced; nil if no level has it.
    package func value(_ name: String) -> ResolvedText? {
        guard levels.contains(where: { $0[name] != nil }) else { return nil }
        return resolved("$(\(name))")
    }

    /// A text with its variables replaced by settings.
    package func resolved(_ text: String) -> ResolvedText {
        var expansion = Expansion()
        let value = expand(text, level: levels.count, of: nil, depth: 0, &expansion)
        return ResolvedText(text: value, unknown: expansion.unknown.sorted())
    }

    /// What has been found on the way through a text and the settings that it names.
    private struct Expansion {
        var unknown: Set<String> = []
        /// Variables that may still be replaced: ten settings that name each other twice are a thousand.
        var steps = ProjectLimit.settingSteps.number
    }

    // MARK: - Variables

    private func expand(
        _ text: String, level: Int, of setting: String?, depth: Int, _ expansion: inout Expansion
    ) -> String {
        guard depth < ProjectLimit.settingDepth.number, text.utf8.count <= ProjectLimit.settingLength.number,
            expansion.steps > 0
        else { return text }
        expansion.steps -= 1
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "$") {
            result += rest[..<start]
            rest = rest[start...]
            guard let variable = SettingVariable(at: rest) else {
                result.append("$")
                rest = rest.dropFirst()
                continue
            }
            result += value(of: variable, level: level, setting: setting, depth: depth, &expansion)
            rest = rest[variable.end...]
            if result.utf8.count > ProjectLimit.settingLength.number { return result }
        }
        return result + rest
    }

    private func value(
        of variable: SettingVariable, level: Int, setting: String?, depth: Int, _ expansion: inout Expansion
    ) -> String {
        // A name may have variables in it: `$(HOST_$(PLATFORM))`.
        var name = expand(variable.name, level: levels.count, of: nil, depth: depth + 1, &expansion)
        var limit = levels.count
        if name == "inherited" {
            guard let setting else { return "" }
            (name, limit) = (setting, level)
        } else if name == setting {
            limit = level
        }
        for index in (0..<limit).reversed() {
            guard let text = levels[index][name] else { continue }
            let value = expand(text, level: index, of: name, depth: depth + 1, &expansion)
            return variable.applied(to: value)
        }
        if let standard = variable.standard {
            return expand(standard, level: levels.count, of: nil, depth: depth + 1, &expansion)
        }
        if limit < levels.count { return "" }
        expansion.unknown.insert(name)
        return variable.text
    }

    private static func replacingInherited(in value: String, with earlier: String) -> String {
        value.replacing("$(inherited)", with: earlier).replacing("${inherited}", with: earlier)
    }
}

/// A text whose variables have been replaced, apart from those that nothing defines.
package struct ResolvedText: Hashable, Sendable {
    package let text: String
    /// The names of the variables that are left.
    package let unknown: [String]
}

/// The name of a setting with conditions: `NAME[sdk=iphoneos*][arch=arm64]`.
struct SettingCondition {
    let name: String
    /// Whether it is meant for a Release build for iOS devices.
    let holds: Bool
    /// A setting with more conditions stands over one with fewer.
    let strength: Int

    init?(_ key: String) {
        let parts = key.split(separator: "[", omittingEmptySubsequences: false)
        guard let name = parts.first, !name.isEmpty else { return nil }
        let conditions = parts.dropFirst().joined(separator: ",").split(separator: ",").map { condition in
            condition.filter { $0 != "]" && $0 != " " }
        }
        self.name = name.filter { $0 != " " }
        holds = conditions.allSatisfy(Self.isTrue)
        strength = conditions.count
    }

    private static func isTrue(_ condition: String) -> Bool {
        let parts = condition.split(separator: "=", maxSplits: 1)
        guard parts.count == 2 else { return false }
        let subject: String
        switch parts[0] {
        case "sdk": subject = "iphoneos26.0"
        case "arch": subject = "arm64"
        case "config", "configuration": subject = "Release"
        default: return false
        }
        return matches(subject, pattern: parts[1])
    }

    /// Whether a word fits a pattern whose `*` stands for anything at its end.
    private static func matches(_ word: String, pattern: Substring) -> Bool {
        if pattern.hasSuffix("*") { return word.hasPrefix(pattern.dropLast()) }
        return word == pattern || (word.hasPrefix(pattern) && pattern == "iphoneos")
    }
}

/// `$(NAME)`, `${NAME}` or `$(NAME:operation)`.
struct SettingVariable {
    let name: String
    /// The text as it stands.
    let text: String
    let end: String.Index
    private let operations: [Substring]

    /// Reads a variable that begins with the `$`.
    init?(at text: Substring) {
        let open = text.index(after: text.startIndex)
        guard open < text.endIndex, text[open] == "(" || text[open] == "{" else { return nil }
        let closing: Character = text[open] == "(" ? ")" : "}"
        var depth = 0
        var index = open
        while index < text.endIndex {
            if text[index] == text[open] { depth += 1 }
            if text[index] == closing { depth -= 1 }
            if depth == 0 { break }
            index = text.index(after: index)
        }
        guard index < text.endIndex else { return nil }
        let parts = Self.parts(text[text.index(after: open)..<index])
        name = String(parts.first ?? "")
        operations = Array(parts.dropFirst())
        end = text.index(after: index)
        self.text = String(text[text.startIndex..<end])
    }

    /// What stands between colons, without those of variables inside: `A_$(B:default=C):lower`.
    private static func parts(_ content: Substring) -> [Substring] {
        var parts: [Substring] = []
        var (start, depth) = (content.startIndex, 0)
        for index in content.indices {
            switch content[index] {
            case "(", "{": depth += 1
            case ")", "}": depth -= 1
            case ":" where depth == 0:
                parts.append(content[start..<index])
                start = content.index(after: index)
            default: break
            }
        }
        return parts + [content[start...]]
    }

    /// `$(NAME:default=text)`.
    var standard: String? {
        operations.first { $0.hasPrefix("default=") }.map { String($0.dropFirst("default=".count)) }
    }

    func applied(to value: String) -> String {
        operations.reduce(value) { value, operation in
            switch operation {
            case "lower": value.lowercased()
            case "upper": value.uppercased()
            case "c99extidentifier", "identifier": Self.identifier(value, other: "_")
            case "rfc1034identifier": Self.identifier(value, other: "-")
            default: operation.hasPrefix("default=") && value.isEmpty ? standard ?? value : value
            }
        }
    }

    private static func identifier(_ value: String, other: Character) -> String {
        let keepsDots = other == "-"
        let characters = value.map { character -> Character in
            let isKept =
                character.isLetter || character.isNumber || (keepsDots && (character == "." || character == "-"))
            return isKept ? character : other
        }
        let startsWithDigit = !keepsDots && characters.first?.isNumber == true
        return startsWithDigit ? "_" + String(characters.dropFirst()) : String(characters)
    }
}
