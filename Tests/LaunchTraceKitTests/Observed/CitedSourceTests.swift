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

    /// A finding could be measured by a report of an app, which recorded no callback.
    @Test func whatIsMeasuredHasARecording() throws {
        let measured = (Self.ofRules + Self.ofFindings).filter { $0.confidence == .measured }
        #expect(measured.filter(\.recordings.isEmpty).map(\.citation) == [])
        for name in Set(measured.flatMap(\.recordings)) {
            let path = "Examples/observed/\(name).json"
            let recording = try Recording(SourceText(name: path, bytes: try Example.files.readFile(path)))
            #expect(recording?.isSeen == true && recording?.contradicts == nil, "\(name)")
        }
    }

    /// Pages that lack the statement, or a whole repository, were cited.
    @Test(arguments: [
        (
            "push.in-front.silent", Confidence.documented,
            "application(_:didreceiveremotenotification:fetchcompletionhandler:)"
        ), ("scene.reconnects", .documented, "KeyboardTourGuide/SceneDelegate.swift"),
        (
            "activity.fails", .documented,
            "iPhoneOS10.3.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIApplication.h"
        ),
    ]) func theSourceHasTheStatement(rule: String, confidence: Confidence, end: String) throws {
        let source = try #require(RuleBook.standard.rule(rule)).source
        #expect(source.confidence == confidence && source.url?.hasSuffix(end) == true)
    }

    /// The name that the table is searched for ends before the punctuation of the citation, not before that of the name.
    @Test(arguments: [
        ("Apple, applicationWillTerminate(_:)", "uikit/uiapplicationdelegate/applicationwillterminate(_:)"),
        (
            "Apple, applicationDidEnterBackground(_:): about five seconds",
            "uikit/uiapplicationdelegate/applicationdidenterbackground(_:)"
        ), ("Apple, CKShare: iOS 10.0+", "cloudkit/ckshare"),
        ("Apple, BGTaskScheduler; Apple, Configuring background execution modes", "backgroundtasks/bgtaskscheduler"),
    ]) func aPageIsFoundByItsName(citation: String, page: String) {
        #expect(Source.documented(citation).url == "https://developer.apple.com/documentation/" + page)
        #expect(Source.inferred(citation).url == nil && Source.unsettled(citation).url == nil)
    }
}
