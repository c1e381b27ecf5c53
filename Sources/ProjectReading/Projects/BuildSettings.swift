/// Build settings from the weakest level to the strongest: project and target, each an xcconfig and its own.
package struct BuildSettings: Sendable {
    private var levels: [SettingLevel]

    /// Settings that Xcode has before any file says something.
    init(builtIn: [String: String]) { levels = [SettingLevel(builtIn.map { ($0.key, $0.value) })] }

    /// Adds a level over those before it.
    mutating func add(_ level: SettingLevel) { levels.append(level) }

    /// Whether no configuration file that wasn't read can define a setting differently.
    func isSettled(_ name: String) -> Bool { levels.reversed().lazy.compactMap { $0.isSettled(name) }.first ?? true }

    /// The names of all settings, in the order of the alphabet.
    package var names: [String] { Set(levels.flatMap(\.names)).sorted() }

    /// A setting with its variables replaced; nil if no level has it.
    package func value(_ name: String) -> ResolvedText? {
        var budget = ExpansionBudget()
        return value(name, &budget)
    }

    /// A setting that is one of many.
    func value(_ name: String, _ budget: inout ExpansionBudget) -> ResolvedText? {
        guard levels.contains(where: { $0[name] != nil }) else { return nil }
        return resolved("$(\(name))", &budget)
    }

    /// A text with its variables replaced by settings.
    package func resolved(_ text: String) -> ResolvedText {
        var budget = ExpansionBudget()
        return resolved(text, &budget)
    }

    /// A text that is one of many.
    func resolved(_ text: String, _ budget: inout ExpansionBudget) -> ResolvedText {
        var expansion = Expansion(budget: budget)
        let value = expand(text, level: levels.count, of: nil, depth: 0, &expansion)
        budget = expansion.budget
        return ResolvedText(text: value, unknown: expansion.unknown.sorted())
    }

    /// What has been found on the way through a text and the settings that it names.
    private struct Expansion {
        var unknown: Set<String> = []
        var budget: ExpansionBudget
    }

    // MARK: - Variables

    private func expand(_ text: String, level: Int, of setting: String?, depth: Int, _ expansion: inout Expansion)
        -> String
    {
        guard text.utf8.contains(.dollar), depth < ProjectLimit.settingDepth.number,
            text.utf8.count <= ProjectLimit.settingLength.number, expansion.budget.pays(for: text.utf8.count)
        else { return text }
        var result = ""
        for piece in SettingText(text).pieces {
            switch piece {
            case .plain(let text): result += text
            case .variable(let variable):
                result += value(of: variable, level: level, setting: setting, depth: depth, &expansion)
            }
            if result.utf8.count > ProjectLimit.settingLength.number { return result }
        }
        return result
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
            guard expansion.budget.pays(for: text.utf8.count) else { return variable.text }
            let value = expand(text, level: index, of: name, depth: depth + 1, &expansion)
            return variable.applied(to: value, &expansion.budget)
        }
        if let standard = variable.standard {
            return expand(standard, level: levels.count, of: nil, depth: depth + 1, &expansion)
        }
        if limit < levels.count { return "" }
        expansion.unknown.insert(name)
        return variable.text
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
    /// A setting with more conditions overrides one with fewer.
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

    /// Whether a word matches a pattern whose `*` matches anything at its end.
    private static func matches(_ word: String, pattern: Substring) -> Bool {
        if pattern.hasSuffix("*") { return word.hasPrefix(pattern.dropLast()) }
        return word == pattern || (word.hasPrefix(pattern) && pattern == "iphoneos")
    }
}
