/// `pubspec.lock`: the packages, and the least Flutter that they need.
enum DartLock {
    static func versions(_ source: SourceText) throws(ProjectProblem) -> [LockedVersion] {
        var found: [LockedVersion] = []
        var section: String?
        var package: IndentedLine?
        let lines = try IndentedLine.lines(of: source)
        for line in lines {
            guard let (key, value) = line.entry else { continue }
            if line.indent == 0 {
                section = key.text
                package = nil
            } else if section == "sdks", key.text == "flutter" {
                found += [LockedVersion("flutter", demanded: value, in: source)].compactMap(\.self)
            } else if section == "packages" {
                if line.indent <= package?.indent ?? line.indent {
                    package = line
                } else if key.text == "version", let name = package?.entry?.key.text, name != "flutter" {
                    found += [LockedVersion(name, locked: value, in: source)].compactMap(\.self)
                }
            }
        }
        guard section != nil || lines.isEmpty else { throw .malformedLock(source.name, .lines) }
        return found
    }
}
