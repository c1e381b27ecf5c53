/// The JSON Schema beside an app file, by which an editor completes and checks that.
struct AppSchemaFile {
    static let name = CheckedName.appSchema

    /// What has to be written, unless another file has the name; nil where it is there.
    let file: NewLaunches.NewFile?
    let isNamed: Bool

    /// The schema for a folder whose app file has yet to be written, or of one that has it.
    init(in folder: LaunchFolder, _ files: FileAccess) {
        let text = DescribedFormat.app.document
        guard folder.has(Self.name) else {
            let isNew = !folder.has(LaunchFolder.appFile)
            file = isNew ? NewLaunches.NewFile(name: Self.name, text: text) : nil
            isNamed = isNew
            return
        }
        let found = files.schema(in: folder)
        isNamed = found.map { $0.head == text.head } ?? false
        file = found == text ? nil : NewLaunches.NewFile(name: Self.name, text: text, replaced: isNamed ? found : nil)
    }

    func naming(_ reference: Value) -> Value {
        guard isNamed, case .object(let members) = reference else { return reference }
        return .object(Value.members(["$schema": .string(Self.name)]) + members)
    }
}

extension FileAccess {
    /// The text of that name; nil for one that can't be read, which is left as it is.
    fileprivate func schema(in folder: LaunchFolder) -> String? {
        let path = folder.path(of: AppSchemaFile.name)
        do throws(FileProblem) {
            return String(decoding: try readFile(path, as: .json, namedBy: path, below: folder.root), as: UTF8.self)
        } catch { return nil }
    }
}

extension String {
    /// The lines that name the subject of a schema.
    fileprivate var head: [Substring] { split(separator: "\n", maxSplits: 3).prefix(3).map(\.self) }
}
