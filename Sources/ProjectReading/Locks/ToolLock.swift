/// The version of a tool that a file of its own names: of Flutter, Unity or Cordova.
enum ToolLock {
    /// `{"flutter": "3.38.1"}`; a channel such as `stable` says no version.
    static func flutter(json source: SourceText, key: String) throws(ProjectProblem) -> [LockedVersion] {
        numbered([try JSONNode.lock(source)[key].flatMap { LockedVersion("flutter", locked: $0) }])
    }

    /// A file that holds nothing but a version.
    static func alone(_ name: String, in source: SourceText) throws(ProjectProblem) -> [LockedVersion] {
        numbered([try IndentedLine.lines(of: source).first.flatMap { LockedVersion(name, locked: $0.text, in: source) }]
        )
    }

    /// The line of a tool, such as `flutter 3.38.1-stable` or `m_EditorVersion: 6000.0.68f1`.
    static func line(_ word: String, of name: String, in source: SourceText) throws(ProjectProblem) -> [LockedVersion] {
        let lines = try IndentedLine.lines(of: source).map { $0.text.split { $0.isBlank } }
        guard let words = lines.first(where: { $0.count > 1 && $0[0].text == word }) else { return [] }
        return numbered([LockedVersion(name, locked: words[1], in: source)])
    }

    private static func numbered(_ versions: [LockedVersion?]) -> [LockedVersion] {
        versions.compactMap(\.self).filter { $0.version != nil }
    }
}
