import Foundation
import Testing

@testable import LaunchModel
@testable import LaunchReading
@testable import LaunchTraceKit

/// A launch that was seen on real UIKit, as a file of Examples/observed tells it.
struct Recording: Sendable, CustomTestStringConvertible {
    /// The name of its file.
    let id: String
    let observed: [Observation]
    /// What was seen not to come.
    let notCalled: Set<String>
    let logged: LoggedPart
    let versions: RecordedVersions
    private let scenario: SourceText

    var testDescription: String { id }

    /// What the model leads to on a version of the system.
    func timeline(on os: Version) throws -> Timeline {
        let reader = ScenarioReader(readFile: Example.files.readFile)
        return try reader.read(scenario, settings: [Setting(key: "device.os", value: "\(os)")]).scenario.trace()
    }

    /// Every file of the folder, or what is wrong with one of them.
    static let reading = Result { try Example.observedPaths.map(Recording.init) }

    static let all: [Recording] =
        switch reading {
        case .success(let recordings): recordings
        case .failure: []
        }
}

/// A line of a recording.
struct Observation: Hashable, Sendable {
    let name: String
    let appState: AppState?
    let sceneState: SceneState?
    let scene: String?
    /// What it carried, as far as the source tells it.
    let arguments: Value
    /// False where it comes at some such launches only.
    let always: Bool
    /// False where its place among the others isn't known.
    let placed: Bool
    /// Whether it came several times, for several tasks, windows or snapshots.
    let repeats: Bool
}

/// Which entries of a timeline the source logged.
struct LoggedPart: Hashable, Sendable {
    /// How many of the last events; nil for all.
    let lastEvents: Int?
    /// The scenes whose callbacks were logged; nil for all.
    let scenes: [String]?
    /// The objects whose callbacks were logged; nil for all.
    let receivers: [Receiver]?
    /// Whether more may have followed.
    let endsEarly: Bool
}

/// On which systems a launch was recorded.
struct RecordedVersions: Hashable, Sendable {
    let from: Version
    /// Nil where the source sets no end.
    let to: Version?
    let platform: Platform
    /// False where the version was estimated, from a date or a device.
    let stated: Bool

    /// The first, the last, and each `.0` between them.
    var all: [Version] {
        let last = to ?? .newest
        let whole = (from.major...last.major).map { Version($0) }
            .filter { $0 > from && $0 < last && !isSkipped($0) }
        return ([from] + whole + [last]).unique()
    }

    private func isSkipped(_ version: Version) -> Bool {
        version.wasSkipped || platform == .visionOS && (3...25).contains(version.major)
    }
}

/// What is wrong with the file of a recording.
struct RecordingMistake: Error, CustomStringConvertible {
    let description: String
}

extension Recording {
    init(path: String) throws {
        let source = SourceText(name: path, bytes: try Example.files.readFile(path))
        let tree = try JSONReader.read(source)
        guard case .object(let members) = tree.value,
            let place = members.first(where: { $0.key == "scenario" })?.value.place
        else { throw RecordingMistake(description: "\(path): no scenario") }
        let file = RecordedObject(
            tree.anyValue(Mistakes()), path: path,
            keys: ["observed", "notCalled", "logged", "scenario", "source", "versions", "cannotSay"])
        let platform = try file.object("scenario")?.object("device")?.text("platform")
        id = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        observed = try file.objects("observed").map(Observation.init)
        notCalled = Set(try file.texts("notCalled") ?? [])
        logged = try LoggedPart(file.object("logged"))
        versions = try RecordedVersions(try file.required("versions", file.object("versions")))
        scenario = SourceText(name: path, bytes: Array(source.bytes[place.range]))
        guard platform == (versions.platform == .iOS ? nil : versions.platform.rawValue) else {
            throw RecordingMistake(description: "\(path): a device of another platform")
        }
        try file.checkSource()
    }
}

extension Observation {
    fileprivate init(_ line: RecordedObject) throws {
        let line = line.allowing([
            "name", "appState", "sceneState", "scene", "arguments", "always", "placed", "repeats",
        ])
        name = try line.required("name", line.text("name"))
        appState = try line.choice("appState")
        sceneState = try line.choice("sceneState")
        scene = try line.text("scene")
        arguments = try line.value("arguments") ?? .object([])
        always = try line.flag("always") ?? true
        placed = try line.flag("placed") ?? true
        repeats = try line.flag("repeats") ?? false
    }
}

extension LoggedPart {
    fileprivate init(_ part: RecordedObject?) throws {
        let part = part?.allowing(["lastEvents", "scenes", "receivers", "endsEarly"])
        lastEvents = try part?.number("lastEvents")
        scenes = try part?.texts("scenes")
        receivers = try part?.texts("receivers")?.map { name in
            guard let receiver = Receiver(rawValue: name) else { throw RecordingMistake(description: name) }
            return receiver
        }
        endsEarly = try part?.flag("endsEarly") ?? false
    }
}

extension RecordedVersions {
    fileprivate init(_ versions: RecordedObject) throws {
        let versions = versions.allowing(["from", "to", "platform", "stated"])
        from = try versions.required("from", versions.text("from").flatMap { Version($0) })
        let end = try versions.text("to")
        to = try end.map { try versions.required("to", Version($0)) }
        platform = try versions.choice("platform") ?? .iOS
        stated = try versions.required("stated", versions.flag("stated"))
    }
}

/// An object of the file, with the path to it for a mistake.
private struct RecordedObject {
    private let members: [Value.Member]
    private let path: String
    private let keys: Set<String>?

    init(_ value: Value, path: String, keys: Set<String>? = nil) {
        self.path = path
        self.keys = keys
        if case .object(let members) = value { self.members = members } else { members = [] }
    }

    func allowing(_ keys: Set<String>) -> RecordedObject {
        RecordedObject(.object(members), path: path, keys: keys)
    }

    func required<Content>(_ key: String, _ content: Content?) throws -> Content {
        guard let content else { throw mistake(key) }
        return content
    }

    func value(_ key: String) throws -> Value? {
        if let keys, let other = members.first(where: { !keys.contains($0.key) }) { throw mistake(other.key) }
        return members.first { $0.key == key }?.value
    }

    func text(_ key: String) throws -> String? {
        guard let value = try value(key) else { return nil }
        return try text(value, key)
    }

    func texts(_ key: String) throws -> [String]? {
        guard let value = try value(key) else { return nil }
        guard case .list(let items) = value else { throw mistake(key) }
        return try items.map { try text($0, key) }
    }

    func flag(_ key: String) throws -> Bool? {
        guard let value = try value(key) else { return nil }
        guard case .bool(let flag) = value else { throw mistake(key) }
        return flag
    }

    func number(_ key: String) throws -> Int? {
        guard let value = try value(key) else { return nil }
        guard case .number(let digits) = value, let number = Int(digits) else { throw mistake(key) }
        return number
    }

    func choice<Choice: RawRepresentable<String>>(_ key: String) throws -> Choice? {
        try text(key).map { try required(key, Choice(rawValue: $0)) }
    }

    func object(_ key: String) throws -> RecordedObject? {
        try value(key).map { RecordedObject($0, path: "\(path) \(key)") }
    }

    func objects(_ key: String) throws -> [RecordedObject] {
        guard case .list(let items) = try required(key, value(key)) else { throw mistake(key) }
        return items.enumerated().map { RecordedObject($1, path: "\(path) \(key).\($0)") }
    }

    /// Who recorded it, in which form, and what can't be seen there.
    func checkSource() throws {
        let source = try required("source", object("source")).allowing(["who", "link", "kind"])
        _ = try source.required("who", source.text("who"))
        let link = try source.text("link")
        guard link?.hasPrefix("http") ?? true else { throw mistake("link") }
        let kind = try source.required("kind", source.text("kind"))
        guard ["log", "test", "account", "documentation"].contains(kind) else { throw mistake("kind") }
        _ = try texts("cannotSay")
    }

    private func text(_ value: Value, _ key: String) throws -> String {
        guard case .string(let text) = value, !text.isEmpty else { throw mistake(key) }
        return text
    }

    private func mistake(_ key: String) -> RecordingMistake {
        RecordingMistake(description: "\(path): \(key)")
    }
}
