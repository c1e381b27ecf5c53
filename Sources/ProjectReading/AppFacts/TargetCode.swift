/// All that the files of a target declare, by the types that it belongs to.
package struct TargetCode: Sendable {
    package let files: [SourceFile]
    /// Files that couldn't be read at all.
    package let problems: [ProjectProblem]
    private let types: [String: CodeType]
    /// What the names of the types end with: most names that are asked for aren't the target's.
    private let lastNames: Set<Substring>
    /// The types, in the order of their names.
    package let allTypes: [CodeType]
    /// The types that each source declares, in the order of its text.
    private let declared: [ObjectIdentifier: [DeclaredType]]

    private struct DeclaredType {
        let name: String
        let range: Range<Int>
        /// The number of the one around it in the same file.
        var outer: Int?
    }

    /// Reads the sources and headers of a target, one after another.
    package init(_ target: ProjectTarget, in folder: ProjectFolder) {
        let conditions = BuildConditions(target.buildConditions)
        let files = target.files
        self.init(Self.respelled(files.map { Self.file($0, conditions, in: folder) }, files, conditions, in: folder))
    }

    /// Reads Swift and Objective-C by the ends of the names.
    package init(_ sources: [SourceText], _ conditions: BuildConditions) {
        self.init(sources.map { .success(Self.declarations(of: $0, conditions)) })
    }

    /// One file of a target, for those who read several at once.
    package static func file(_ path: String, _ conditions: BuildConditions, in folder: ProjectFolder) -> Result<
        SourceFile, ProjectProblem
    > {
        do throws(ProjectProblem) {
            let bytes = try folder.file(path, as: SourceKind(path)?.fileKind ?? .swift)
            guard SourceEncoding.isReadable(bytes, as: SourceKind(path)) else { throw .notUTF8(path) }
            return .success(declarations(of: SourceText(name: path, bytes: bytes), conditions))
        } catch { return .failure(error) }
    }

    /// Reads again what wasn't there, by the names that the folders have for it: to the file systems of a Mac small and
    /// capital letters are the same.
    package static func respelled(
        _ results: [Result<SourceFile, ProjectProblem>], _ paths: [String], _ conditions: BuildConditions,
        in folder: ProjectFolder
    ) -> [Result<SourceFile, ProjectProblem>] {
        var spelling = FolderSpelling(folder)
        return zip(paths, results).map { path, result in
            guard case .failure(.absent) = result else { return result }
            do throws(ProjectProblem) {
                guard let other = try spelling.spelled(path), other != path else { return result }
                return file(other, conditions, in: folder)
            } catch { return .failure(error) }
        }
    }

    private static func declarations(of source: SourceText, _ conditions: BuildConditions) -> SourceFile {
        SourceKind(source.name) == .swift
            ? SourceFile(swift: source, .building(conditions)) : SourceFile(objectiveC: source, .building(conditions))
    }

    /// Joins what was read of each file.
    package init(_ results: [Result<SourceFile, ProjectProblem>]) {
        var files: [SourceFile] = []
        var problems: [ProjectProblem] = []
        for result in results {
            switch result {
            case .success(let file): files.append(file)
            case .failure(let problem): problems.append(problem)
            }
        }
        self.files = files
        self.problems = problems
        var types: [String: CodeType] = [:]
        for (number, file) in files.enumerated() { Self.collect(file.declarations, in: number, path: "", &types) }
        self.types = types
        lastNames = Set(types.keys.map(\.lastPartOfName))
        allTypes = types.values.sorted { $0.name < $1.name }
        declared = Self.declared(allTypes, in: files)
    }

    private static func declared(_ types: [CodeType], in files: [SourceFile]) -> [ObjectIdentifier: [DeclaredType]] {
        var declared: [ObjectIdentifier: [DeclaredType]] = [:]
        for type in types {
            for part in type.parts {
                declared[ObjectIdentifier(files[part.file].text.text.source), default: []].append(
                    DeclaredType(name: type.name, range: part.declaration.range))
            }
        }
        return declared.mapValues(nested)
    }

    /// In the order of the text, each after those around it.
    private static func nested(_ types: [DeclaredType]) -> [DeclaredType] {
        var types = types.sorted {
            ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
        }
        var open: [Int] = []
        for index in types.indices {
            while let last = open.last, types[last].range.upperBound <= types[index].range.lowerBound {
                open.removeLast()
            }
            types[index].outer = open.last
            open.append(index)
        }
        return types
    }

    private static func collect(
        _ declarations: [Declaration], in file: Int, path: String, _ types: inout [String: CodeType]
    ) {
        for declaration in declarations where declaration.isType {
            let name = path.isEmpty ? declaration.name : path + "." + declaration.name
            let part = CodeType.Part(file: file, declaration: declaration)
            types[name, default: CodeType(name: name)].parts.append(part)
            collect(declaration.members, in: file, path: name, &types)
        }
    }

    /// What of the files hangs on words that settings define.
    package var settingBranches: [SettingBranch] {
        files.enumerated().flatMap { number, file in
            file.text.text.settingBranches(of: file.language).map { SettingBranch(file: number, range: $0) }
        }
    }

    /// A piece of a file, from `#if` to `#endif`.
    package struct SettingBranch: Sendable {
        package let file: Int
        package let range: Range<Int>
    }

    /// The headers that files in C name as such of the project.
    package var includedHeaders: Set<String> {
        Set(files.filter { $0.language == .objectiveC }.flatMap(\.includedHeaders))
    }

    /// The modules that the files import.
    package var imports: Set<String> { Set(files.flatMap(\.imports)) }

    /// A type by a name as it is written inside another type: the innermost that fits.
    package func type(_ name: String, seenFrom outer: String = "") -> CodeType? {
        guard lastNames.contains(name.lastPartOfName) else { return nil }
        var scope = outer[...]
        while !scope.isEmpty {
            if let type = types["\(scope).\(name)"] { return type }
            scope = scope.utf8.lastIndex(of: UInt8(ascii: ".")).map { scope[..<$0] } ?? ""
        }
        // What stands before the first dot may be a module.
        return types[name] ?? name.firstIndex(of: ".").flatMap { types[String(name[name.index(after: $0)...])] }
    }

    /// The type and its superclasses in the target, the type first.
    package func withSuperclasses(_ type: CodeType) -> [CodeType] {
        var line = [type]
        var names: Set = [type.name]
        while let next = line.last?.inherited.lazy.compactMap({ self.type($0, seenFrom: type.name) }).first(
            where: \.isClass), names.insert(next.name).inserted
        { line.append(next) }
        return line
    }

    /// The names of types whose variables may hold an object of one of these: their superclasses and subclasses in the
    /// target, and themselves.
    package func family(of types: [CodeType]) -> Set<String> {
        let names = Set(types.map(\.name))
        let above = types.flatMap(withSuperclasses).map(\.name)
        let below = allTypes.filter { withSuperclasses($0).contains { names.contains($0.name) } }.map(\.name)
        return Set(above + below)
    }

    /// Whether the type, or a superclass in the target, names a protocol.
    package func conforms(_ type: CodeType, to name: String) -> Bool {
        withSuperclasses(type).contains { $0.inherited.contains { $0 == name || $0.hasSuffix("." + name) } }
    }

    /// The innermost type in whose declaration a place is.
    package func name(ofTypeAt place: Place) -> String? {
        guard let types = declared[ObjectIdentifier(place.source)] else { return nil }
        var (low, high) = (0, types.count)
        while low < high {
            let middle = (low + high) / 2
            if types[middle].range.lowerBound <= place.range.lowerBound { low = middle + 1 } else { high = middle }
        }
        var number = low > 0 ? low - 1 : nil
        while let index = number, !types[index].range.contains(place.range.lowerBound) { number = types[index].outer }
        return number.map { types[$0].name }
    }

    func parts(of type: String, in source: SourceText) -> [Declaration] {
        types[type]?.parts.filter { files[$0.file].text.text.source === source }.map(\.declaration) ?? []
    }

    /// Whether a file contains one of these texts.
    package func spells(_ texts: [String]) -> Bool { files.contains { texts.contains(where: $0.spells) } }

    package func place(_ part: CodeType.Part) -> Place {
        Place(source: files[part.file].text.text.source, range: part.declaration.range)
    }
}

/// A type with its extensions or categories, from all files of a target.
package struct CodeType: Sendable {
    /// `Outer.Inner`.
    package let name: String
    package internal(set) var parts: [Part] = []

    package struct Part: Sendable {
        package let file: Int
        package let declaration: Declaration

        package init(file: Int, declaration: Declaration) { (self.file, self.declaration) = (file, declaration) }
    }

    /// The superclass and the protocols that any part names.
    package var inherited: [String] { parts.flatMap(\.declaration.inherited) }

    /// Whether it is declared as a class in the target.
    package var isClass: Bool {
        parts.contains { [.class, .interface, .implementation].contains($0.declaration.kind) }
    }

    /// Functions with a body, in any part.
    package var methods: [Part] {
        parts.flatMap { part in
            part.declaration.members.filter { $0.kind == .function && $0.hasBody }.map {
                Part(file: part.file, declaration: $0)
            }
        }
    }
}

extension BuildConditions {
    /// A build with the words of settings.
    package init(_ words: BuildConditionWords) {
        let definitions = words.definitions.map { word in
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            return (parts.first ?? "", parts.count > 1 ? parts[1] : "1")
        }
        self.init(flags: Set(words.flags), definitions: Dictionary(definitions) { _, last in last })
    }
}

extension String {
    /// `Cell` of `List.Cell`.
    fileprivate var lastPartOfName: Substring {
        self[(utf8.lastIndex(of: UInt8(ascii: ".")).map(utf8.index(after:)) ?? startIndex)...]
    }
}
