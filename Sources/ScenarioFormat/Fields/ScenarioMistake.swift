/// A way in which well-formed JSON fails to be a scenario.
package enum ScenarioMistake: Hashable {
    // Keys
    case unknownKey(String, of: KeyOwner, known: [String])
    case duplicateKey(String)
    case missingKey(String)
    /// A key that says something only beside another one, which isn't there.
    case onlyBeside(String, String)
    // Values
    case wrongType(expected: ValueKind, found: ValueKind)
    case unknownValue(String, of: String, known: [String])
    case empty(String)
    case notAVersion(String)
    case sceneCalledApp
    case notWhole(String, limit: Int)
    case notASize(String)
    case notAURL(String)
    case notAWebURL(String)
    case mustBeTrue(String)
    /// Where the code of a finding is expected.
    case notACode(String)
    /// Where a pattern for paths is expected.
    case notAPattern(String)
    // Delegates
    /// `meant`: the methods of which it is a part.
    case unknownMethod(String, of: String, known: [String], meant: [String])
    case method(MethodMistake)
    case noAction([String])
    case twoActions(String, String)
    // Info.plist, and other files
    case nearlyPlistKey(String, meant: String)
    case unreadableFile(path: String, reason: String)
    /// A project that can't be read, with the reason as a sentence.
    case unreadableProject(String)
    // --set
    case path(PathMistake)
    // What doesn't fit together
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

/// Something wrong with a method that exists.
package enum MethodMistake: Hashable {
    /// `name`: the method's own, where it is written in short.
    case ofAnother(String, owner: Receiver, name: String?)
    case twice(String, as: String)
    case returnsNothing(String)
    case returnsUnderStar
    case completesNothing(String)
    case completesUnderStar
}

/// Something wrong with the key of a `--set`.
package enum PathMistake: Hashable {
    case empty
    case unclosed(Character)
    case textAfterQuotedKey
    case tooLong
    case notAnIndex(String, count: Int)
    case noKeysIn(String, ValueKind)
}
