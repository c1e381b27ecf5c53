/// `package-lock.json`, of npm 1 to 3, and `package.json`.
enum NodeLock {
    /// The libraries in the folder of the lock, or nearer to the project; those of a library alone are left out.
    static func versions(_ source: SourceText, project: String) throws(ProjectProblem) -> [LockedVersion] {
        let root = try JSONNode.lock(source)
        if let packages = root["packages"]?.members { return installed(packages, project: project) }
        return (root["dependencies"]?.members ?? []).compactMap { member in
            member.value["version"].flatMap { LockedVersion(member.key, locked: $0) }
        }
    }

    static func demands(_ source: SourceText) throws(ProjectProblem) -> [LockedVersion] {
        let root = try JSONNode.lock(source)
        return ["dependencies", "devDependencies"].flatMap { root[$0]?.members ?? [] }.compactMap { member in
            guard let text = member.value.text else { return nil }
            return LockedVersion(member.key, demanded: text, at: member.value.place)
        }
    }

    /// The version of Flutter in a file of a tool: `{"flutter": "3.38.1"}`.
    static func flutter(_ source: SourceText, key: String) throws(ProjectProblem) -> [LockedVersion] {
        [try JSONNode.lock(source)[key].flatMap { LockedVersion("flutter", locked: $0) }].numbered
    }

    /// The nearest first: those in `apps/phone/node_modules/` override those in `node_modules/`.
    private static func installed(_ packages: [JSONMember], project: String) -> [LockedVersion] {
        var found: [(depth: Int, library: LockedVersion)] = []
        for member in packages {
            guard let range = member.key.ranges(of: "node_modules/").last, let version = member.value["version"] else {
                continue
            }
            let folder = member.key[..<range.lowerBound]
            guard folder.isEmpty || folder.hasSuffix("/") && (project + "/").hasPrefix(folder),
                let library = LockedVersion(String(member.key[range.upperBound...]), locked: version)
            else { continue }
            found.append((folder.utf8.count, library))
        }
        return found.sorted { $0.depth > $1.depth }.map(\.library)
    }
}
