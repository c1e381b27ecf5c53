import Foundation
import Testing

@testable import ProjectReading

/// Whatever Foundation takes a project file for, what it would call itself for too often is refused before.
struct PlistFormTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let form: String
        let text: String

        var testDescription: String { form }
    }

    private static let depth = 100_000
    private static let nested = [
        Case(form: "old style", text: "{a=" + String(repeating: "(", count: depth)),
        Case(form: "XML", text: "<plist>" + String(repeating: "<array>", count: depth)),
    ]

    /// The tool crashed where a mark stood before XML, and where it was in UTF-16.
    @Test(arguments: nested, [String.Encoding.utf16BigEndian, .utf16LittleEndian, .utf32BigEndian, .utf32LittleEndian])
    func refusesWideTexts(_ sample: Case, _ encoding: String.Encoding) throws {
        for mark in ["", "\u{FEFF}"] {
            let bytes = [UInt8](try #require((mark + sample.text).data(using: encoding)))
            #expect(throws: ProjectProblem.unreadable("A", reason: "it is not in UTF-8")) {
                try ProjectFile.read(bytes, path: "A")
            }
        }
    }

    /// Foundation passes over some of these, and it makes no difference which.
    @Test(arguments: nested, ["", " \n", "\u{FEFF}", "\u{FEFF} ", "\u{B}", "\u{C}", "\u{A0}", "\u{2028}", "\u{7F}"])
    func refusesWhateverStandsBefore(_ sample: Case, _ start: String) {
        #expect(throws: ProjectProblem.self) { try ProjectFile.read(Array((start + sample.text).utf8), path: "A") }
    }

    @Test func readsAProjectBehindAMark() throws {
        let old = "{ objects = { r = { isa = PBXProject; }; }; rootObject = r; }"
        let xml = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>objects</key>
            <dict><key>r</key><dict><key>isa</key><string>PBXProject</string></dict></dict>
            <key>rootObject</key><string>r</string></dict></plist>
            """
        for text in [old, xml] {
            for mark in ["", "\u{FEFF}"] {
                #expect(try ProjectFile.read(Array((mark + text).utf8), path: "A").rootObject == "r")
            }
        }
    }
}
