import Testing

@testable import LaunchModel

/// The rows of one table with what the table knows of UIKit.
struct SourcedTable: CustomTestStringConvertible, Sendable {
    let name: String
    let sources: [Source]
    var testDescription: String { name }
}

private let tables = [
    SourcedTable(name: "refusals", sources: Refusal.all.map(\.source)),
    SourcedTable(name: "payload routes", sources: PayloadRoute.all.map(\.source)),
    SourcedTable(
        name: "option keys",
        sources: (OptionKey.launchOptions + OptionKey.connectionOptions + OptionKey.session).map(\.source)),
    SourcedTable(name: "background requirements", sources: BackgroundEvent.Kind.allCases.map(\.requirement.source)),
    SourcedTable(name: "selections of scenes", sources: SceneSelection.allCases.map(\.source)),
    SourcedTable(name: "values of the system", sources: SystemValue.sources),
    SourcedTable(name: "limits", sources: Limit.all.map(\.source)),
    SourcedTable(name: "rules", sources: RuleBook.standard.rules.map(\.source)),
]

/// Every row names a page, a header, a log or a reason, in one line without a full stop.
@Test(arguments: tables) func rowsSayWhereTheyComeFrom(table: SourcedTable) {
    #expect(!table.sources.isEmpty)
    for source in table.sources {
        #expect(source.citation.count > 5)
        #expect(!source.citation.contains("\n") && !source.citation.hasSuffix("."), "\(source.citation)")
        #expect(source.url?.hasPrefix("https://") ?? true, "\(source.citation)")
    }
}

/// A clause and its opposite, written as one.
@Test(arguments: [
    ("[a|no] launch is under way", "a launch is under way", "no launch is under way"),
    ("there is [|no ]saved state", "there is saved state", "there is no saved state"),
    ("the scene [is|isn't] new", "the scene is new", "the scene isn't new"),
    ("[some|no] window [is|was] there", "some window is there", "no window was there"),
    ("nothing to choose", "nothing to choose", "nothing to choose"),
]) func clausesCarryTheirOpposites(text: String, holds: String, fails: String) {
    #expect(Statement(text) == Statement(holds, fails))
}
