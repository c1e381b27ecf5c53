import Foundation
import SampleLaunches
import TestSupport
import Testing

@testable import LaunchFormats
@testable import LaunchModel
@testable import LaunchTraceKit
@testable import StructuredText

extension RealToolTests {
    /// What Mermaid makes of it.
    struct SequenceReadingTests {
        @Test(.needs(python: .mermaidx)) func hostileTextsAreShownAsTheyAre() throws {
            let texts = HostileText.samples(40, seed: 5)
            let diagrams = stride(from: 0, to: texts.count, by: 24).map { Array(texts[$0..<min($0 + 24, texts.count)]) }
            let pictures = try Picture.draw(diagrams.map { SequenceDiagram(of: $0).text })
            for (texts, picture) in zip(diagrams, pictures) {
                #expect(picture.notes.map(\.withoutBlanks) == texts.map { ("x" + $0.shown).withoutBlanks })
                // An arrow without a text gets one that nobody sees.
                let messages = texts.map(\.shown.withoutBlanks).map { $0.isEmpty ? "\u{200B}" : $0 }
                #expect(picture.messages.map(\.withoutBlanks) == messages)
                #expect(picture.title.withoutBlanks == ("x" + texts[0].shown).withoutBlanks)
                #expect(picture.participants.contains { $0.withoutBlanks == ("x" + texts[1].shown).withoutBlanks })
                #expect(Set(picture.tags).isDisjoint(with: ["a", "b", "foreignObject", "image", "script"]))
            }
        }

        /// One in so many, because Mermaid takes more than a second for each.
        @Test(.needs(python: .mermaidx)) func examplesAreDrawn() throws {
            let examples = Example.all.enumerated().filter { $0.offset % 40 == 7 }.map(\.element)
            let traced = try examples.map { try $0.traced() }
            let pictures = try Picture.draw(
                traced.map { TimelineFormat.mermaid.render($0, Presentation(kinds: ShownKind.everything)) })
            for (picture, traced) in zip(pictures, traced) {
                let lines = (picture.notes + picture.messages).joined()
                for entry in traced.timeline.entries where entry.kind == .callback {
                    #expect(lines.contains(entry.name))
                }
                #expect(picture.title == traced.timeline.scenario.name)
            }
        }
    }
}

extension SequenceDiagram {
    /// Each text in a note and at an arrow, two also as names.
    fileprivate init(of texts: [String]) {
        self.init(title: "x" + texts[0], participants: ["a", "x" + texts[1]])
        for text in texts {
            addNote(over: 0...1, ["x" + text])
            addMessage(from: 0, to: 1, .filled, [text])
        }
    }
}

/// What a picture holds for those who look at it.
private struct Picture: Decodable {
    let tags: [String]
    let title: String
    let participants: [String]
    let notes: [String]
    let messages: [String]

    static func draw(_ diagrams: [String]) throws -> [Picture] {
        let pictures = try PythonModule.run("mermaid_texts.py", on: .list(diagrams.map(Value.string)))
        return try JSONDecoder().decode([Picture].self, from: JSONSerialization.data(withJSONObject: pictures))
    }
}

extension String {
    /// As the encoder writes what a picture can't hold.
    fileprivate var shown: String { printable.replacing("\u{FFFE}", with: #"\u{FFFE}"#) }

    fileprivate var withoutBlanks: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { !$0.properties.isWhitespace }))
    }
}
