extension ScenarioMistake {
    package var message: String { message(keysElsewhere: [:]) }

    /// The message; for an unknown key it can name the locations with such a key.
    package func message(keysElsewhere: [String: [String]]) -> String {
        switch self {
        case .unknownKey(let key, let owner, let known):
            owner.sentence(onUnknown: key) + didYouMean(key, known, or: keysElsewhere[key.folded] ?? [])
        case .duplicateKey(let key): "duplicate key \(key.quoted)"
        case .missingKey(let key): "missing key \(key.quoted)"
        case .onlyBeside(let other, let key): "\(key.quoted) has no effect without \(other.quoted)"
        case .wrongType(let expected, let found, _): "expected \(expected.rawValue), found \(found.found)"
        case .unknownValue(let value, let noun, let known): "unknown \(noun) \(value.quoted)" + didYouMean(value, known)
        case .empty(let noun): "\(noun) must not be empty"
        case .notAVersion(let text): "\(text.quoted) is not a version such as \"18.0\" or \"11.0.3\""
        case .sceneCalledApp: "a scene can't be named \"app\", which is the name of the application"
        case .notWhole(let number, let limit): "expected a whole number from 0 to \(limit), found \(number.shortened)"
        case .notASize(let number): "expected a number of megabytes, found \(number.shortened)"
        case .notAURL(let url): "\(url.quoted) is not an absolute URL such as \"recipes://soup?id=7\""
        case .notAWebURL(let url): "a universal link is an http or https URL with a host; found \(url.quoted)"
        case .mustBeTrue(let action): "\(action.quoted) must be true; omit the action instead"
        case .notACode(let word): "\(word.quoted) is not the code of a finding such as \"LT013\""
        case .notAPattern(let text):
            "\(text.quoted) is not a pattern such as \"App/Legacy/**\", of names, \"*\", \"?\" and \"**\""
        case .unknownMethod(let method, let delegate, let known, let meant):
            "unknown method \(method.quoted) in \(delegate)" + didYouMean(method, known, or: meant)
        case .method(let mistake): mistake.message
        case .noAction: "an action needs one key that names its kind"
        case .twoActions(let first, let second): "one action cannot be both \(first.quoted) and \(second.quoted)"
        case .appInAppFile: "an app file has no level \"app\"; its keys are those of the app"
        case .keyMeant(let key, let meant): "unknown key \(key.quoted); did you mean \(meant.quoted)?"
        case .unreadableFile(let path, let reason): "cannot read \(path.quoted): \(reason)"
        case .unreadableProject(let reason): reason
        case .path(let mistake): mistake.message
        case .contradiction(.storyboardNamedInPlist(let name)):
            Contradiction.storyboardNamedInPlist(name.clipped(to: 80)).message
        case .contradiction(let contradiction): contradiction.message
        }
    }

    /// The allowed words, if none is close enough to suggest.
    package var hint: String? { hint(keysElsewhere: [:]) }

    /// The same, without a hint for a key that belongs elsewhere.
    package func hint(keysElsewhere: [String: [String]]) -> String? {
        switch self {
        case .unknownKey(let key, _, let known):
            keysElsewhere[key.folded] == nil ? list("known keys", known, unlessNear: key) : nil
        case .unknownValue(let value, _, let known): list("known values", known, unlessNear: value)
        case .unknownMethod(let method, _, let known, let meant):
            meant.isEmpty ? list("known methods", known, unlessNear: method) : nil
        case .wrongType(_, _, let hint): hint
        case .appInAppFile: #"the form is {"lifecycle": "scene", "sceneDelegate": {}}; a scenario has "events", too"#
        case .noAction(let known): "actions: " + known.joined(separator: ", ")
        case .contradiction(let contradiction): contradiction.hint
        case .duplicateKey, .missingKey, .onlyBeside, .empty, .notAVersion, .sceneCalledApp, .notWhole, .notASize,
            .notAURL, .notAWebURL, .mustBeTrue, .notACode, .notAPattern, .method, .twoActions, .keyMeant,
            .unreadableFile, .unreadableProject, .path:
            nil
        }
    }

    /// The nearest words that are allowed here, or else those that are allowed elsewhere.
    private func didYouMean(_ word: String, _ known: [String], or others: [String] = []) -> String {
        let near = Suggestion.all(for: word, among: known)
        return Suggestion.question(near.isEmpty ? Array(others.prefix(Suggestion.countLimit)) : near)
    }

    private func list(_ noun: String, _ known: [String], unlessNear word: String) -> String? {
        guard Suggestion.all(for: word, among: known).isEmpty else { return nil }
        return "\(noun): " + known.joined(separator: ", ")
    }
}

extension MethodMistake {
    fileprivate var message: String {
        switch self {
        case .ofAnother(let method, let owner, let name) where owner.isDescribed:
            "\(method.quoted) belongs to \(owner.scenarioKeys.joined(separator: "."))"
                + (name.map { ", as \($0.quoted)" } ?? "")
        case .ofAnother(let method, let owner, _):
            "\(method.quoted) is called on the \(owner.rawValue), which a scenario doesn't describe"
        case .twice(let method, let other): "duplicate key \(method.quoted): the same method as \(other.quoted)"
        case .returnsNothing(let method): "\(method) has no return value that a scenario can set"
        case .returnsUnderStar: "the methods under \"*\" have different return types; name the method instead"
        case .completesNothing(let method): "\(method) has no completion handler"
        case .completesUnderStar: "not all methods under \"*\" have a completion handler; name the method instead"
        }
    }
}

extension PathMistake {
    fileprivate var message: String {
        switch self {
        case .empty: "expected a key"
        case .unclosed(let character): "unclosed '\(character)'"
        case .textAfterQuotedKey: "expected '.' after the quoted key"
        case .tooLong: InputLimit.settingKeys.excess
        case .notAnIndex(let key, let count): "no element \(key.quoted); the list has \(count), counted from 0"
        case .noKeysIn(let key, let kind): "\(key.quoted) is \(kind.found), which has no keys"
        }
    }
}

extension KeyOwner {
    fileprivate func sentence(onUnknown key: String) -> String {
        switch self {
        case .scenario: "unknown key \(key.quoted)"
        case .part(let name): "unknown key \(key.quoted) in \(name)"
        case .event(let kind): "\(kind.rawValue) has no key \(key.quoted)"
        case .action(let name): "the action \(name.quoted) has no key \(key.quoted)"
        }
    }
}

extension ValueKind {
    /// The noun for a value of this kind in the wrong location.
    fileprivate var found: String {
        switch self {
        case .bool: "a boolean"
        case .string, .number, .list, .object, .objectOrPath, .fetchResult, .null: rawValue
        }
    }
}

extension String {
    /// A number as a message shows it.
    fileprivate var shortened: String { clipped(to: 40) }
}

extension Diagnostic {
    package init(_ mistake: ScenarioMistake, at place: Place, keysElsewhere: [String: [String]] = [:]) {
        self.init(
            mistake.message(keysElsewhere: keysElsewhere), at: place, hint: mistake.hint(keysElsewhere: keysElsewhere))
    }
}
