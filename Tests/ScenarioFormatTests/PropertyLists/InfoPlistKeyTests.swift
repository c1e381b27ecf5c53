import Foundation
import LaunchModel
import SampleLaunches
import Testing

@testable import ScenarioFormat

/// Each key that the model knows is read where the Info.plist stands in the scenario, and where its path stands there.
struct InfoPlistKeyTests {
    @Test(arguments: InfoPlist.keys.map(\.name)) func isReadInBothWays(_ key: String) throws {
        let values = [key: try #require(Self.samples[key])]
        let inScenario = try Self.readInScenario(values)
        #expect(inScenario != InfoPlist())
        #expect(try Self.readInFile(values) == inScenario)
    }

    @Test func allAreReadInBothWays() throws {
        #expect(Set(Self.samples.keys) == Set(InfoPlist.keys.map(\.name)))
        #expect(try Self.readInFile(Self.samples) == Self.readInScenario(Self.samples))
    }

    private static func readInScenario(_ values: [String: Any]) throws -> InfoPlist {
        let json = try JSONSerialization.data(withJSONObject: values, options: .sortedKeys)
        return try read(String(decoding: json, as: UTF8.self))
    }

    private static func readInFile(_ values: [String: Any]) throws -> InfoPlist {
        let file = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        var infoPlist = try read("\"Info.plist\"", ["Info.plist": Array(file)])
        infoPlist.isWhole = true
        return infoPlist
    }

    private static func read(_ infoPlist: String, _ files: [String: [UInt8]] = [:]) throws -> InfoPlist {
        let read = try reader(files).read(SourceText(scenario(app: "\"infoPlist\": \(infoPlist)")))
        return try #require(read.scenario.app.infoPlist)
    }

    /// A value for each key that isn't the usual one, made from what the schema says of it.
    private static var samples: [String: Any] {
        sample(of: JSONSchema.object(InfoPlist.keys.descriptions()).value) as? [String: Any] ?? [:]
    }

    private static func sample(of schema: Value) -> Any {
        if case .list(let examples) = schema["examples"], let first = examples.first { return plain(first) }
        if case .list(let words) = schema["enum"], let first = words.first { return plain(first) }
        if case .list(let choices) = schema["anyOf"], let first = choices.first { return sample(of: first) }
        if schema["$ref"] != nil { return sample(of: KeyType<[SceneManifest.Configuration]>.definition.value) }
        return switch schema["type"] {
        case .string("object"): samples(ofMembers: schema["properties"])
        case .string("array"): schema["items"].map { [sample(of: $0)] } ?? []
        case .string("boolean"): true
        default: "sample"
        }
    }

    private static func samples(ofMembers properties: Value?) -> [String: Any] {
        guard case .object(let members) = properties else { return [:] }
        return Dictionary(uniqueKeysWithValues: members.map { ($0.key, sample(of: $0.value)) })
    }

    private static func plain(_ value: Value) -> Any {
        switch value {
        case .null: NSNull()
        case .bool(let flag): flag
        case .number(let text): Double(text) ?? 0
        case .string(let text): text
        case .list(let items): items.map(plain)
        case .object(let members): Dictionary(uniqueKeysWithValues: members.map { ($0.key, plain($0.value)) })
        }
    }
}
