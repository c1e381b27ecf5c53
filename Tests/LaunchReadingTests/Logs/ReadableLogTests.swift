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

@Test(arguments: ReadableLog.all) func aLogTellsOfItsLaunches(_ log: ReadableLog) throws {
    #expect(try launches(log.bytes) == log.launches)
    for size in [1, 7, 64] { #expect(try launches(log.bytes, pieces: size) == log.launches) }
}

/// Whatever ends the lines, and whatever marks the bytes as UTF-8.
@Test(arguments: ReadableLog.all) func aLogMayComeFromWindows(_ log: ReadableLog) throws {
    let text = "\u{FEFF}" + log.text.replacing("\n", with: "\r\n")
    #expect(try launches(Array(text.utf8)) == log.launches)
}

/// Lists of symbols, tables and sentences name methods that nothing calls.
@Test(arguments: [
    "(\n    \"-[AppDelegate applicationDidBecomeActive:]\",\n)", "| `sceneDidBecomeActive(_:)` | the scene is active |",
    "0x100004000\t0x00000040\t[  1] -[AppDelegate applicationDidBecomeActive:]",
    "0000000100003f50 t -[AppDelegate applicationDidBecomeActive:]", "App Delegate: application did finish launching",
    "The app calls `sceneDidBecomeActive(_:)` next",
]) func aTextWithNamesInItIsNoLog(_ text: String) throws { #expect(try launches(Array(text.utf8)) == []) }
