import ScenarioFormat
import StructuredText

/// A reader that finds these property lists and no others.
package func reader(_ files: [String: [UInt8]] = [:]) -> ScenarioReader {
    ScenarioReader { path throws(FileProblem) in
        guard let bytes = files[path] else { throw FileProblem(reason: "no such file") }
        return bytes
    }
}

/// What is wrong with a scenario; nothing if it can be read.
package func diagnostics(_ source: SourceText, settings: [Setting] = [], files: [String: [UInt8]] = [:]) -> Diagnostics
{
    do {
        _ = try reader(files).read(source, settings: settings)
        return Diagnostics([])
    } catch { return error }
}

/// A scenario in which just these members of `app`, and of `device`, are written.
package func scenario(app: String, device: String = "", events: String = #"{ "event": "tapIcon" }"#) -> String {
    """
    { "name": "n", "device": {\(device)}, "app": {\(app)}, "events": [\(events)] }
    """
}
