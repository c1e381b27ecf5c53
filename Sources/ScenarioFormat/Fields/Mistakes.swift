/// Collects what is wrong while a scenario is read; a class, because every part of the reading adds to one list.
package final class Mistakes {
    package private(set) var count = 0
    private var first: [Diagnostic] = []
    private let diagnose: (ScenarioMistake, Place) -> Diagnostic

    /// `keysElsewhere`: the ways to the keys of a name, for a key that stands in the wrong place.
    package convenience init(keysElsewhere: @escaping @autoclosure () -> [String: [String]] = [:]) {
        self.init { Diagnostic($0, at: $1, keysElsewhere: keysElsewhere()) }
    }

    /// Mistakes that are told in a way of their own.
    package init(diagnose: @escaping (ScenarioMistake, Place) -> Diagnostic) {
        self.diagnose = diagnose
    }

    package var diagnostics: Diagnostics {
        Diagnostics(first, omitted: count - first.count)
    }

    /// Whether others are only counted, and what was meant needn't be found out.
    package var isFull: Bool { first.count == InputLimit.mistakes.number }

    package func add(_ mistake: @autoclosure () -> ScenarioMistake, at place: Place) {
        add(diagnose(mistake(), place))
    }

    package func add(_ diagnostic: @autoclosure () -> Diagnostic) {
        count += 1
        // A hostile file could hold millions.
        if !isFull { first.append(diagnostic()) }
    }
}
