import SampleLaunches
import TestSupport
import Testing

@testable import ScenarioFormat

/// Compares messages and places with a text whose marks enclose the places.
func expectMistakes(
    _ marked: String, _ messages: [String], files: [String: [UInt8]] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let marked = MarkedText(marked)
    let found = diagnostics(marked.source, files: files).all
    #expect(found.map(\.message) == messages, sourceLocation: sourceLocation)
    #expect(found.compactMap(\.place?.range) == marked.marks, sourceLocation: sourceLocation)
}
