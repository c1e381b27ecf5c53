/// The names by which code makes certain pieces run.
struct SearchedUnits {
    let names: SearchedNames
    var isEmpty: Bool { searched.isEmpty }
    var allNames: some Sequence<String> { searched.keys }
    /// Initializers of subclasses, which call those of the class.
    let subclassInitializers: [(caller: CodeUnit, called: CodeUnit)]
    private let searched: [String: [Searched]]

    /// The names, each with the types of which a file has to name one as well; none where it needn't.
    private let spellings: [(name: NameHash, types: [NameHash])]

    private struct Searched {
        let unit: CodeUnit
        /// The name of a type that the file has to name as well.
        let type: String?
    }

    init(_ units: Set<CodeUnit>, _ targets: CallTargets) {
        var searched: [String: [Searched]] = [:]
        var names: Set<String> = []
        var subclasses: [(CodeUnit, CodeUnit)] = []
        let code = targets.trees.code
        for unit in units {
            guard !unit.isFile, let declaration = Declaration(unit.node) else { continue }
            let type = targets.types.typeAround(unit.node)
            if unit.isOfInstance {
                guard let type else { continue }
                for heir in code.allTypes where code.withSuperclasses(heir).contains(where: { $0.name == type.name }) {
                    searched[heir.name.lastName, default: []].append(Searched(unit: unit, type: nil))
                    guard heir.name != type.name else { continue }
                    for part in heir.parts.flatMap({ part in part.declaration.members.map { (part.file, $0) } })
                    where part.1.baseName == "init" {
                        let node = targets.trees.node(CodeType.Part(file: part.0, declaration: part.1))
                        subclasses.append((CodeUnit(around: node), unit))
                    }
                }
                // `self.init()`, `.init()`, `[self new]`.
                for name in ["init", "new"] {
                    searched[name, default: []].append(Searched(unit: unit, type: type.name.lastName))
                }
                names.insert(type.name.lastName)
            } else {
                let others = type.map { unit.isStatic ? $0.name.lastName : "" }
                let isOfType = unit.isStatic && unit.node.kind == .variable
                for name in declaration.spellings(in: type) {
                    searched[name, default: []].append(Searched(unit: unit, type: isOfType ? others : nil))
                }
                if isOfType, let others { names.insert(others) }
            }
        }
        self.searched = searched
        spellings = searched.map { name, units in
            let types = units.compactMap(\.type)
            return (NameHash(name), types.count < units.count ? [] : types.unique().map { NameHash($0) })
        }
        self.names = SearchedNames(Array(names.union(searched.keys)))
        subclassInitializers = subclasses
    }

    func mayBeNamed(in file: SourceFile) -> Bool {
        spellings.contains {
            file.mayMention($0.name) && ($0.types.isEmpty || $0.types.contains(where: file.mayMention))
        }
    }

    /// The pieces that a name may mean in a file that has these names.
    func units(_ name: String, in present: Set<String>) -> Set<CodeUnit> {
        Set((searched[name] ?? []).filter { $0.type.map(present.contains) ?? true }.map(\.unit))
    }
}

extension Declaration {
    /// The names by which Swift and Objective-C call it: of a selector the first part, and what Swift makes of that.
    fileprivate func spellings(in type: CodeType?) -> [String] {
        let base = baseName
        if node.isSwift { return ([base] + objectiveCFirstWords).unique() }
        guard base.contains(":") else { return [base, type.flatMap { swiftName(in: $0.name) }].compactMap(\.self) }
        let first = String(base.prefix { $0 != ":" })
        return [first]
            + Self.prepositions.compactMap { word in first.firstRange(of: word).map { String(first[..<$0.lowerBound]) }
            }.filter { !$0.isEmpty }
    }

    private static let prepositions = ["With", "By", "For", "At", "In", "To", "From", "Using", "On", "And", "Of", "As"]
}
