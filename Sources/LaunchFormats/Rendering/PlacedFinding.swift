/// A finding with the part of the scenario that causes it.
public struct PlacedFinding: Hashable, Sendable {
    /// The finding of the timeline.
    public private(set) var finding: Finding
    /// In the scenario, or in the words of a `--set`.
    public private(set) var place: Place
    /// A line that explains why the app has such a launch, if the location is only the name of a project, which editors
    /// can't open.
    package var openPlace: Place?
    /// The scenario of the finding.
    public private(set) var scenario: SourceText
    /// The file of the app, which other scenarios may name as well; nil if the scenario itself describes the app.
    package var sharedApp: SourceText?
    /// Further facts, each with its location.
    package var notes: [Note] = []
    /// Other scenarios that show it, if its location is in a file that they share.
    package var otherScenarios: [SourceText] = []
    /// The launches of an app that show it; nil for the finding of one scenario.
    package var launches: ShownLaunches?
    /// The condition of the finding, as a clause; nil if it always applies.
    package var condition: String?
    /// The change of the scenario's text that fixes it, if there is one.
    package var edit: TextEdit?
    /// The change that a scenario would need, even if the app is read from its project and the finding has no such
    /// help.
    package var need: Finding.Help?
    /// The fix in the files of its project, if it was verified.
    package var fix: SourceFix?
    /// The reason to ignore it; nil if it counts.
    package var acceptance: Acceptance?
    /// Whether the app is read from its project, whose files are named by their paths below the root.
    let isFromProject: Bool
    /// The key of the finding in a baseline file.
    package let baselineKey: String

    package init(
        finding: Finding, place: Place, scenario: SourceText, isFromProject: Bool, baselineKey: String,
        edit: TextEdit? = nil
    ) {
        self.finding = finding
        self.place = place
        self.scenario = scenario
        self.isFromProject = isFromProject
        self.baselineKey = baselineKey
        self.edit = edit
    }

    /// A further fact with its location; nil if it has none.
    package struct Note: Hashable, Sendable {
        package fileprivate(set) var place: Place?
        package let text: String
    }

    package func replacing(_ finding: Finding) -> PlacedFinding {
        var placed = self
        placed.finding = finding
        return placed
    }

    /// The code of its kind, as in `LT010`.
    public var code: String { finding.code }

    /// The severity.
    public var severity: Severity { finding.severity }

    /// The message, and the launches of an app or the scenarios that show it.
    public var message: String {
        let message = launches.map { "\(statement) (\($0.text))" } ?? statement
        return otherScenarios.isEmpty ? message : "\(message) (\(scenariosText))"
    }

    package var statement: String { condition.map { "\(finding.message) (\($0))" } ?? finding.message }

    /// The problem with its further facts, in one line.
    package var reasoned: String {
        ([finding.account.label] + notes.map { [$0.place?.heading, $0.text].compactMap(\.self).joined(separator: " ") })
            .joined(separator: ": ")
    }

    /// `in 3 scenarios: a.json, b.json and 1 more`
    var scenariosText: String {
        let names = ([scenario] + otherScenarios).map(\.name)
        let shown = names.prefix(Self.shownScenarios).joined(separator: ", ")
        let rest = names.count - Self.shownScenarios
        return "in \(names.count.counting("scenario")): \(shown)" + (rest > 0 ? " and \(rest) more" : "")
    }

    private static let shownScenarios = 3

    /// The location for readers.
    package var shownPlace: Place { openPlace ?? place }

    /// The location for reports that can only refer to files: the top of the scenario for a `--set`.
    package var placeInFile: Place {
        openPlace ?? (place.source.settingNumber == 0 ? place : Place(source: scenario, range: 0..<0))
    }

    /// Whether the name of a place's file is the path below the root, as that of what a project holds is.
    package func isNamedBelowRoot(_ place: Place) -> Bool {
        place == openPlace || isFromProject && place.isInProject(besides: scenario)
    }

    /// The same with other names of its files, after which the names can't be resolved any more.
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
