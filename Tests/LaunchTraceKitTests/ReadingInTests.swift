import LaunchModel
import Testing

@testable import LaunchTraceKit

/// A reader that finds these property lists and no others.
func reader(_ files: [String: [UInt8]] = [:]) -> ScenarioReader {
    ScenarioReader { path throws(FileProblem) in
        guard let bytes = files[path] else { throw FileProblem(reason: "no such file") }
        return bytes
    }
}

/// What is wrong with a scenario; nothing if it can be read.
func diagnostics(
    _ source: SourceText, settings: [Setting] = [], files: [String: [UInt8]] = [:]
) -> Diagnostics {
    do {
        _ = try reader(files).read(source, settings: settings)
        return Diagnostics([])
    } catch {
        return error
    }
}

/// A scenario in which just these members of `app`, and of `device`, are written.
func scenario(app: String, device: String = "", events: String = #"{ "event": "tapIcon" }"#) -> String {
    """
    { "name": "n", "device": {\(device)}, "app": {\(app)}, "events": [\(events)] }
    """
}

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
