import AppReading
import CodeMutations
import CodeVariants
import LaunchModel
import ProjectFixtures
import ProjectReading

/// A small app in code: what its reader leaves open is found in no scenario.
package struct AppInCode: Sendable {
    /// By their paths.
    private let files: [String: String]

    private static let (infoPlist, entitlements, code) = ("Info.plist", "App.entitlements", "App")

    private init(_ variant: CodeVariant) {
        let code = variant.files.map { ("\(Self.code)/\($0)", $1) }
        files = Dictionary(uniqueKeysWithValues: code + [(Self.infoPlist, variant.infoPlistFile)])
    }

    private init(_ app: WholeApp, after edits: [CodeEdit] = []) throws { files = try app.files(after: edits) }

    /// Those of which tests hold what is read and found, and the whole ones, as they stand and broken.
    package static func all() throws -> [AppInCode] {
        try CodeVariant.all.map { AppInCode($0) } + WholeApp.all.map { try AppInCode($0) }
            + CodeMutation.all.map { try AppInCode($0.app, after: $0.edits) }
    }

    /// The launches of the app as it is read.
    fileprivate func launches() throws -> [Scenario] {
        let folder = MemoryFolder(files: files).folder
        let target = try ProjectTarget(
            name: "App", infoPlist: Self.infoPlist,
            entitlements: files[Self.entitlements] == nil ? nil : Self.entitlements, sources: [Self.code], in: folder)
        let scanned = ScannedApp(AppSource(target, TargetCode(target, in: folder), in: folder))
        let device = Device()
        let app = Scenario(
            "any", notes: nil, device: device, app: ResolvedApp(scanned.app, on: device), start: .notRunning,
            events: [.tapIcon])
        return try app.launches(from: scanned.sources).map(\.scenario)
    }
}

extension FindingTrial {
    /// The places of those mutants that find something else in an app.
    package func told(by app: AppInCode) throws -> Set<Int> {
        try app.launches().reduce(into: []) { told, launch in
            told.formUnion(self.told(by: try launch.trace(by: book).findings))
        }
    }
}
