import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

struct StatementCase: CustomTestStringConvertible {
    let condition: Condition
    let words: String

    var testDescription: String { words }
}

@Test(arguments: [
    StatementCase(condition: .os(.from(18, 4)), words: "the system is 18.4 or later"),
    StatementCase(condition: .not(.os(.majors(11, 12))), words: "the system isn't at least 11.0 and below 13.0"),
    StatementCase(
        condition: .both(.flag(.launching), .not(.flag(.appeared))),
        words: "a launch is under way and the interface hasn't appeared"),
    StatementCase(
        condition: .any([.flag(.launching), .all([.lifecycle(.appDelegate), .severalWindows])]),
        words: "a launch is under way or (the app has no scenes and several windows are on the screen)"),
    StatementCase(
        condition: .not(.both(.lifecycle(.appDelegate), .prefers(.sceneInBackground))),
        words: "the app has scenes or logs are preferred in the dispute scene-in-background"),
    StatementCase(condition: .not(.not(.has(.sceneDelegate))), words: "there is a SceneDelegate"),
    StatementCase(
        condition: .not(.returnedFalse([.willFinishLaunching, .didFinishLaunching])),
        words: "neither application(_:willFinishLaunchingWithOptions:) nor "
            + "application(_:didFinishLaunchingWithOptions:) returned false"),
    StatementCase(
        condition: .event(.backgroundKind([.location, .region, .visit])),
        words: "the background event is location, region or visit"),
]) func aConditionReadsAsWords(_ sample: StatementCase) {
    #expect(sample.condition.statement.holds == sample.words)
    #expect(Condition.not(sample.condition).statement.fails == sample.words)
}

/// Every condition that anything in the model depends on, in parts.
private let conditions =
    (RuleBook.standard.rules.map(\.when) + RuleBook.standard.findingRules.flatMap(\.conditions)
    + Refusal.all.map(\.when) + OptionKey.byTable.flatMap(\.keys).map(\.when) + Receiver.allCases.map(\.exists)).flatMap
{ [$0] + $0.leaves }.unique()

@Test func everyConditionHasWordsAndAnOpposite() {
    for condition in conditions {
        let statement = condition.statement
        #expect(statement.holds != statement.fails)
        for words in [statement.holds, statement.fails] {
            #expect(!words.isEmpty && !words.contains("  ") && words.first?.isWhitespace == false, "\(words)")
            #expect(words.count { $0 == "(" } == words.count { $0 == ")" }, "\(words)")
        }
    }
}

@Test func everyEffectHasWords() {
    for effect in RuleBook.standard.rules.flatMap(\.effects).unique() {
        let words = effect.words(for: \.rawValue)
        #expect(!words.isEmpty && !words.contains("  "), "\(words)")
    }
}
