extension ExampleIndex {
    /// The index with the scenarios of a folder of examples, which are in folders below it.
    init(folder: String, _ files: FileAccess) throws(Failure) {
        var found: [String: [File]] = [:]
        let folders = ExampleQuestion.sections.flatMap(\.questions).map(\.folder) + [Self.findings.folder]
        for name in folders.unique() { found[name] = try files.examples(in: name, below: folder) }
        self.init(files: found)
    }

    /// Why a folder can't be listed, in whole lines.
    struct Failure: CommandFailure { let text: String }
}

extension FileAccess {
    fileprivate func examples(in name: String, below folder: String) throws(ExampleIndex.Failure) -> [ExampleIndex.File]
    {
        let path = name.path(in: folder)
        do throws(FileProblem) {
            guard let entries = try listFolder(path) else { throw FileProblem(reason: "it is not a folder") }
            let names = entries.filter { $0.kind == .file && $0.name.hasSuffix(".json") }.map(\.name).sorted()
            var examples: [ExampleIndex.File] = []
            for file in names where !file.hasSuffix(".timeline.json") {
                let source = SourceText(name: file.path(in: path), bytes: try readFile(file.path(in: path)))
                guard let title = source.scenarioName else { continue }
                examples.append(ExampleIndex.File(path: file.path(in: name), title: title))
            }
            return examples
        } catch { throw ExampleIndex.Failure(text: complaint("cannot list \(path.printable): \(error.reason)")) }
    }
}

extension SourceText {
    /// The name that a scenario has; nil for what is none.
    fileprivate var scenarioName: String? {
        do throws(JSONProblem) {
            guard case .object(let members) = try JSONReader.read(self).value,
                case .string(let name)? = members.first(where: { $0.key == "name" })?.value.value
            else { return nil }
            return name
        } catch { return nil }
    }
}
