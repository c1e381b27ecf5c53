import ProjectFixtures
import Testing

@testable import ProjectReading

/// A configuration file that can't be read leaves only the settings unknown that nothing stronger defines. All keys of the
/// Info.plist were unknown then.
struct SettledSettingTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// The text of the target's configuration file.
        let text: String
        var own: [(key: String, value: String)] = []
        let isSettled: Bool
    }

    static let cases = [
        Case(testDescription: "nothing is unread", text: "OTHER = a", isSettled: true),
        Case(testDescription: "an include that may be absent", text: "#include? \"Gone.xcconfig\"", isSettled: true),
        Case(
            testDescription: "only an unread file may define it", text: "#include \"Gone.xcconfig\"", isSettled: false),
        Case(
            testDescription: "the file defines it after the include", text: "#include \"Gone.xcconfig\"\nNAME = a",
            isSettled: true),
        Case(
            testDescription: "the file defines it before the include", text: "NAME = a\n#include \"Gone.xcconfig\"",
            isSettled: false),
        Case(
            testDescription: "the target defines it", text: "#include \"Gone.xcconfig\"", own: [("NAME", "a")],
            isSettled: true),
        Case(
            testDescription: "the target defines it for another system", text: "#include \"Gone.xcconfig\"",
            own: [("NAME[sdk=macosx*]", "a")], isSettled: false),
    ]

    @Test(arguments: cases) func aSettingIsSettledByWhatIsStronger(_ example: Case) {
        let folder = MemoryFolder(files: ["A.xcconfig": example.text]).folder
        let file = ConfigurationFile(folder, path: "A.xcconfig", projectFolder: "")
        var settings = BuildSettings(builtIn: ["NAME": "weakest"])
        settings.add(SettingLevel(file.settings, openCount: file.openCount))
        settings.add(SettingLevel(example.own))
        #expect(settings.isSettled("NAME") == example.isSettled)
    }
}
