import LaunchModel
import SampleLaunches
import Testing

@testable import LaunchReading

/// Each launch as `1 didFinishLaunching, 2 sceneWillConnect`.
private func launches(_ bytes: [UInt8], pieces: Int = .max) throws -> [String] {
    var reader = LogReader(keeping: .all)
    var rest = bytes[...]
    while !rest.isEmpty {
        reader.read(rest.prefix(pieces))
        rest = rest.dropFirst(pieces)
    }
    return try reader.finish().kept.map { launch in
        launch.entries.map { "\($0.line) \($0.callback?.rawValue ?? $0.name)" }.joined(separator: ", ")
    }
}

@Test(arguments: ReadableLog.all)
func aLogTellsOfItsLaunches(_ log: ReadableLog) throws {
    #expect(try launches(log.bytes) == log.launches)
    for size in [1, 7, 64] { #expect(try launches(log.bytes, pieces: size) == log.launches) }
}

/// Whatever ends the lines, and whatever marks the bytes as UTF-8.
@Test(arguments: ReadableLog.all)
func aLogMayComeFromWindows(_ log: ReadableLog) throws {
    let text = "\u{FEFF}" + log.text.replacing("\n", with: "\r\n")
    #expect(try launches(Array(text.utf8)) == log.launches)
}

@Test(arguments: UnreadableText.all)
func aTextWithNamesInItIsNoLog(_ sample: UnreadableText) throws {
    #expect(try launches(Array(sample.text.utf8)) == [])
}

/// What one line of a text would be is no reason to read the log behind it less.
@Test(arguments: UnreadableText.all)
func aDatedLogBesideATextIsRead(_ sample: UnreadableText) throws {
    let dated = "2024-05-05 10:10:10.100 App[1:2] applicationProtectedDataDidBecomeAvailable(_:)"
    let kept = try launches(Array("\(sample.text)\n\(dated)".utf8))
    #expect(kept.last?.hasSuffix(" protectedDataDidBecomeAvailable") == true)
}

struct OtherTextCase: CustomTestStringConvertible {
    let text: String
    let kind: OtherText

    var testDescription: String { text }
}

@Test(arguments: [
    OtherTextCase(text: "-[AppDelegate viewDidLoad]\n_OBJC_CLASS_$_AppDelegate", kind: .symbols),
    OtherTextCase(text: "sceneDidBecomeActive\nCalled when the scene has become active.", kind: .documentation),
    OtherTextCase(text: "applicationDidBecomeActive -> sceneDidBecomeActive", kind: .counterparts),
])
func theKindOfAnotherTextIsTold(_ sample: OtherTextCase) throws {
    #expect(try readLog(Array(sample.text.utf8)).otherText == sample.kind)
}

/// What frameworks complain of in the words of documentation.
@Test func aComplaintIsNoDocumentation() throws {
    let log = """
        viewDidLoad
        This method should not be called on the main thread as it may lead to UI unresponsiveness.
        Snapshot requested, called before the view was in a window
        This method can cause UI unresponsiveness if called when the app starts
        """
    #expect(try launches(Array(log.utf8)) == ["1 viewDidLoad"])
}
