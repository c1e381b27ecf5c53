/// Collects what is wrong while a scenario is read; a class, because every part of the reading adds to one list.
final class Mistakes {
    private(set) var all: [Diagnostic] = []

    func add(_ mistake: ScenarioMistake, at place: Place) {
        add(Diagnostic(mistake, at: place))
    }

    func add(_ diagnostic: Diagnostic) {
        all.append(diagnostic)
    }
}
