extension JSONNode {
    /// Puts the app of a file in the place of its path, so that a `--set` can change it and messages point into that file.
    mutating func loadApp(_ files: NamedFiles, _ mistakes: Mistakes) {
        guard case .object(var members) = value, let index = members.firstIndex(where: { $0.key == "app" }),
            members[index].value.isPath
        else { return }
        members[index].value = members[index].value.app(files, mistakes)
        value = .object(members)
    }

    private var isPath: Bool {
        switch value {
        case .string: true
        case .setting(let text): !text.hasPrefix("{")
        case .null, .bool, .number, .list, .object, .removed: false
        }
    }

    /// The app whose path this is; nothing where it can't be read.
    private func app(_ files: NamedFiles, _ mistakes: Mistakes) -> JSONNode {
        let none = JSONNode(.removed, at: place)
        guard let path = name("the path", mistakes) else { return none }
        do throws(FileProblem) {
            let text = try files.text(at: path, namedIn: place.source)
            do throws(JSONProblem) {
                return try JSONReader.read(text)
            } catch {
                mistakes.add(Diagnostic(error))
            }
        } catch {
            mistakes.add(.unreadableFile(path: path, reason: error.reason), at: place)
        }
        return none
    }
}
