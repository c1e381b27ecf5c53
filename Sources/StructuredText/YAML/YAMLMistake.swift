/// Why a text isn't YAML that is read here, and its place.
package struct YAMLProblem: Error, Hashable, Sendable {
    package let mistake: YAMLMistake
    package let place: Place
}

/// A way in which a text isn't YAML, or more of it than is read here.
package enum YAMLMistake: String, Sendable {
    case invalidUTF8 = "it isn't UTF-8"
    case tooDeep = "it nests more than 64 levels deep"
    case tooManyNodes = "it has more than 200,000 values, those counted twice that an alias repeats"
    case severalDocuments = "it has several documents"
    case directive = "directives aren't read"
    case tag = "tags aren't read"
    case complexKey = "keys that aren't one word or text aren't read"
    case duplicateKey = "the key is there already"
    case unknownAlias = "nothing before it has the name of this alias"
    case mergedScalar = "only mappings can be merged"
    case tab = "a tab indents it"
    case indentation = "its indentation fits nothing around it"
    case unexpected = "it doesn't belong there"
    case unterminated = "what begins here has no end"
    case unknownEscape = "the escape means nothing"
}

extension YAMLProblem {
    /// The sentence with the line.
    package var message: String { "line \(place.line): \(mistake.rawValue)" }
}
