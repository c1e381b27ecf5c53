/// Collects the mistakes of a scenario. It is a class because all parts of the reader add to one list.
package final class Mistakes {
    package private(set) var count = 0
    private var first: [Diagnostic] = []
    private let diagnose: (ScenarioMistake, Place) -> Diagnostic

    /// `keysElsewhere`: the paths of the keys with a name, for a key in the wrong location.
    package convenience init(keysElsewhere: @escaping @autoclosure () -> [String: [String]] = [:]) {
        self.init { Diagnostic($0, at: $1, keysElsewhere: keysElsewhere()) }
    }

    /// Mistakes with messages of their own.
    package init(diagnose: @escaping (ScenarioMistake, Place) -> Diagnostic) { self.diagnose = diagnose }

    package var diagnostics: Diagnostics { Diagnostics(first, omitted: count - first.count) }

    /// Whether further mistakes are only counted, so that they need no suggestions.
    package var isFull: Bool { first.count == InputLimit.mistakes.number }

    package func add(_ mistake: @autoclosure () -> ScenarioMistake, at place: Place) { add(diagnose(mistake(), place)) }

    package func add(_ diagnostic: @autoclosure () -> Diagnostic) {
        count += 1
        // A hostile file could contain millions.
        if !isFull { first.append(diagnostic()) }
    }
}
