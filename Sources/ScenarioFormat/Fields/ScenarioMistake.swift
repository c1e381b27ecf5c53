/// A reason why well-formed JSON isn't a scenario.
package enum ScenarioMistake: Hashable {
    // Keys
    case unknownKey(String, of: KeyOwner, known: [String])
    case duplicateKey(String)
    case missingKey(String)
    /// A key for which another one is meant.
    case keyMeant(String, meant: String)
    /// An app in a key "app" of its own file.
    case appInAppFile
    /// A key that has no effect without another one, which is missing.
    case onlyBeside(String, String)
    // Values
    /// `hint`: an example, or the keys.
    case wrongType(expected: ValueKind, found: ValueKind, hint: String? = nil)
    case unknownValue(String, of: String, known: [String])
    case empty(String)
    case notAVersion(String)
    case sceneCalledApp
    case notWhole(String, limit: Int)
    case notASize(String)
    case notAURL(String)
    case notAWebURL(String)
    case mustBeTrue(String)
    case notACode(String)
    case notAPattern(String)
    // Delegates
    /// `meant`: the methods whose name contains this one.
    case unknownMethod(String, of: String, known: [String], meant: [String])
    case method(MethodMistake)
    case noAction([String])
    case twoActions(String, String)
    // Info.plist, and other files
    case unreadableFile(path: String, reason: String)
    /// A project that can't be read, with the reason as a sentence.
    case unreadableProject(String)
    // --set
    case path(PathMistake)
    // Contradictions
    case contradiction(Contradiction)
}

/// The part of a scenario that keys belong to.
package enum KeyOwner: Hashable {
    case scenario
    case part(String)
    case event(EventKind)
    case action(String)
}

/// A kind of JSON value, in the words of a message.
package enum ValueKind: String {
    case string = "a string"
    case bool = "true or false"
    case number = "a number"
    case list = "a list"
    case object = "an object"
    case objectOrPath = "an object or a path"
    case fetchResult = "\"newData\", \"noData\" or \"failed\""
    case null = "null"
}

/// A mistake about a method that exists.
package enum MethodMistake: Hashable {
    /// `name`: the full name of the method, if it is shortened in the text.
    case ofAnother(String, owner: Receiver, name: String?)
    case twice(String, as: String)
    case returnsNothing(String)
    case returnsUnderStar
    case completesNothing(String)
    case completesUnderStar
}

/// A mistake in the key of a `--set`.
package enum PathMistake: Hashable {
    case empty
    case unclosed(Character)
    case textAfterQuotedKey
    case tooLong
    case notAnIndex(String, count: Int)
    case noKeysIn(String, ValueKind)
}
