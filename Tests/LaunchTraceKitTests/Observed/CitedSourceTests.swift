import SampleLaunches
import Testing

@testable import LaunchModel
@testable import LaunchReading
@testable import LaunchTraceKit

/// Of 398 statements 225 had no address, 53 of them measured ones.
struct CitedSourceTests {
    private static let ofRules =
        RuleBook.standard.rules.flatMap { [$0.source, $0.order, $0.state].compactMap(\.self) }
        + Dispute.all.flatMap { $0.sides.map(\.source) } + Refusal.all.map(\.source) + PayloadRoute.all.map(\.source)
        + SystemValue.sources + Limit.all.map(\.source) + SceneSelection.allCases.map(\.source)
        + BackgroundEvent.Kind.allCases.map(\.requirement.source)
        + (OptionKey.launchOptions + OptionKey.connectionOptions + OptionKey.session).map(\.source)
    private static let ofFindings = RuleBook.standard.findingRules.map(\.source)

    @Test func whatIsDocumentedHasAnAddress() {
        let without = (Self.ofRules + Self.ofFindings).filter {
            $0.confidence == .documented && $0.url == nil && !$0.isOfFormat
        }
        #expect(Set(without.map(\.citation)).sorted() == [])
    }

    /// Crashes and messages of real apps, which are no sequence of callbacks, and what a scenario can't say whole.
    private static let reports = [
        "An author's prints, 2024", "Crash stacks with didFinishLaunching below CFRunLoopRunSpecific", "OsmAnd",
        "SalesforceMobileSDK-iOS 3679", "WordPress-iOS 18156", "alexanderchopan/casberi", "cocoa-mhlw/cocoa 958",
        "feedback-assistant/reports 275", "flutter_background_fetch 414", "flutter_background_geolocation 1205",
        "swift 63333",
    ]

    @Test func whatIsMeasuredHasARecording() throws {
        let measured = Self.ofRules.filter { $0.confidence == .measured }
        let without = measured.filter { $0.recordings.isEmpty }
        #expect(
            without.filter { source in !Self.reports.contains { source.citation.hasPrefix($0) } }.map(\.citation) == [])
        for report in Self.reports { #expect(without.contains { $0.citation.hasPrefix(report) && $0.url != nil }) }
        for name in Set(measured.flatMap(\.recordings)) {
            let path = "Examples/observed/\(name).json"
            let recording = try Recording(SourceText(name: path, bytes: try Example.files.readFile(path)))
            #expect(recording?.isSeen == true && recording?.contradicts == nil, "\(name)")
        }
    }

    /// A finding about apps may rest on reports of them.
    @Test func aMeasuredFindingHasARecordingOrAnAddress() {
        let measured = Self.ofFindings.filter { $0.confidence == .measured }
        #expect(measured.filter { $0.recordings.isEmpty && $0.url == nil }.map(\.citation) == [])
    }

    /// The name that the table is searched for ends before the punctuation of the citation, not before that of the name.
    @Test(arguments: [
        ("Apple, applicationWillTerminate(_:)", "uikit/uiapplicationdelegate/applicationwillterminate(_:)"),
        (
            "Apple, applicationDidEnterBackground(_:): about five seconds",
            "uikit/uiapplicationdelegate/applicationdidenterbackground(_:)"
        ), ("Apple, CKShare: iOS 10.0+", "cloudkit/ckshare"),
        ("Apple, BGTaskScheduler; Apple, UIBackgroundModes", "backgroundtasks/bgtaskscheduler"),
    ]) func aPageIsFoundByItsName(citation: String, page: String) {
        #expect(Source.documented(citation).url == "https://developer.apple.com/documentation/" + page)
        #expect(Source.inferred(citation).url == nil && Source.unsettled(citation).url == nil)
    }
}
