/// A finding with the part of the scenario that is to blame for it.
public struct PlacedFinding: Hashable, Sendable {
    /// The finding of the timeline.
    public private(set) var finding: Finding
    /// In the scenario, or in the words of a `--set`.
    public private(set) var place: Place
    /// A line that says why the app has such a launch, where the place is just the name of a project, which no editor opens.
    package var openPlace: Place?
    /// The scenario that it is a finding of.
    public private(set) var scenario: SourceText
    /// What is known beside the place, each where it stands.
    package var notes: [Note] = []
    /// Other scenarios that show it, where it stands in a file that they share.
    package var otherScenarios: [SourceText] = []
    /// The launches of an app that show it; nil where it is that of one scenario.
    package var launches: ShownLaunches?
    /// What has to be so for it to hold, as a clause; nil where it holds in any case.
    package var condition: String?
    /// The change of the scenario's text that mends it, where there is one.
    package var edit: TextEdit?
    /// What a scenario would need, also where the app is read from its project and the finding has no such help.
    package var need: Finding.Help?
    /// The text that mends it in the files of its project, where that was tried.
    package var fix: SourceFix?
    /// Why it counts for nothing; nil where it counts.
    package var acceptance: Acceptance?
    /// Whether the app is read from its project, the files of which are named by their paths below the root.
    let isFromProject: Bool
    /// The name by which a baseline knows it in its file.
    package let baselineKey: String

    package init(
        finding: Finding, place: Place, scenario: SourceText, isFromProject: Bool,
        baselineKey: String, edit: TextEdit? = nil
    ) {
        self.finding = finding
        self.place = place
        self.scenario = scenario
        self.isFromProject = isFromProject
        self.baselineKey = baselineKey
        self.edit = edit
    }

    /// What else is known, with its place; nil where it has none.
    package struct Note: Hashable, Sendable {
        package fileprivate(set) var place: Place?
        package let text: String
    }

    /// Another finding at the same place.
    package func replacing(_ finding: Finding) -> PlacedFinding {
        var placed = self
        placed.finding = finding
        return placed
    }

    /// The code of its kind, as in `LT010`.
    public var code: String { finding.code }

    /// How bad it is.
    public var severity: Severity { finding.severity }

    /// The message, and in how many launches of an app, or in which scenarios, it holds.
    public var message: String {
        let message = launches.map { "\(statement) (\($0.text))" } ?? statement
        return otherScenarios.isEmpty ? message : "\(message) (\(scenariosText))"
    }

    /// The message of the finding, with what has to be so.
    package var statement: String { condition.map { "\(finding.message) (\($0))" } ?? finding.message }

    /// `in 3 scenarios: a.json, b.json and 1 more`
    var scenariosText: String {
        let names = ([scenario] + otherScenarios).map(\.name)
        let shown = names.prefix(Self.shownScenarios).joined(separator: ", ")
        let rest = names.count - Self.shownScenarios
        return "in \(names.count.counting("scenario")): \(shown)" + (rest > 0 ? " and \(rest) more" : "")
    }

    private static let shownScenarios = 3

    /// The place for people.
    package var shownPlace: Place { openPlace ?? place }

    /// The place for whoever can only point into files: the top of the scenario stands for a `--set`.
    package var placeInFile: Place {
        place.source.settingNumber == 0 ? shownPlace : Place(source: scenario, range: 0..<0)
    }
}

extension PlacedFinding {
    /// Whether the name of a place's file is the path below the root, as that of what a project holds is.
    package func isNamedBelowRoot(_ place: Place) -> Bool {
        place == openPlace || isFromProject && place.isInProject(besides: scenario)
    }

    /// The same with other names of the files that it tells of, which ends what can be asked of the names.
    package func renamingFiles<Problem>(_ name: (Place) throws(Problem) -> String) throws(Problem) -> PlacedFinding {
        func renamed(_ place: Place) throws(Problem) -> Place {
            place.source.settingNumber == 0 ? place.renamed(try name(place)) : place
        }
        func renamed(_ source: SourceText) throws(Problem) -> SourceText {
            try renamed(Place(source: source, range: 0..<0)).source
        }
        func renamed(_ edit: TextEdit) throws(Problem) -> TextEdit { TextEdit(edit.text, at: try renamed(edit.place)) }
        var finding = self
        finding.place = try renamed(place)
        finding.openPlace = try openPlace.map(renamed)
        finding.scenario = try renamed(scenario)
        finding.otherScenarios = try otherScenarios.map(renamed)
        for index in notes.indices { finding.notes[index].place = try notes[index].place.map(renamed) }
        finding.acceptance = try acceptance?.replacingPlace(renamed)
        finding.edit = try edit.map(renamed)
        if let fix { finding.fix = SourceFix(try fix.edits.map(renamed)) }
        return finding
    }
}
