/// A line of a lock that isn't JSON, with the lines that are indented below it: CocoaPods, Dart and Yarn write such lines.
struct LockLine {
    /// Without its indentation; its indices are places in the file.
    let text: ArraySlice<UInt8>
    /// To the second level, since no lock has its versions deeper.
    private(set) var inner: [LockLine] = []

    /// The lines without indentation. Empty lines and comments are left out.
    ///
    /// - Throws: for a file with the marks of a merge that wasn't finished.
    static func lines(of source: SourceText) throws(ProjectProblem) -> [LockLine] {
        var roots: [LockLine] = []
        var indents: [Int] = []
        for line in source.bytes.withoutByteOrderMark.split(whereSeparator: { $0 == .lineFeed || $0 == .carriageReturn }
        ) {
            let text = line.trimmed
            guard let first = text.first, first != UInt8(ascii: "#") else { continue }
            if text.starts(with: mergeMark) { throw .malformedLock(source.name, .lines) }
            let indent = text.startIndex - line.startIndex
            while let last = indents.last, last >= indent { indents.removeLast() }
            let root = roots.count - 1
            switch indents.count {
            case 0: roots.append(LockLine(text: text))
            case 1: roots[root].inner.append(LockLine(text: text))
            case 2: roots[root].inner[roots[root].inner.count - 1].inner.append(LockLine(text: text))
            default: break
            }
            indents.append(indent)
        }
        return roots
    }

    private static let mergeMark = Array("<<<<<<< ".utf8)

    /// The texts before and after the colon, without quotation marks; nil where there is no colon.
    var entry: (key: ArraySlice<UInt8>, value: ArraySlice<UInt8>)? {
        guard let colon = colon else { return nil }
        return (text[..<colon].unquoted, text[(colon + 1)...].trimmed.unquoted)
    }

    /// The first colon after a quoted key, or before a space or the end.
    private var colon: Int? {
        var isQuoted = false
        for index in text.indices {
            if text[index] == .quote { isQuoted.toggle() }
            guard text[index] == .colon, !isQuoted else { continue }
            if index + 1 == text.endIndex || text[index + 1].isBlank { return index }
        }
        return nil
    }

    /// The text after a word that stands before it with or without a colon: `version "1.2.3"`.
    func value(after word: String) -> ArraySlice<UInt8>? {
        let words = text.split(maxSplits: 1) { $0.isBlank }
        guard words.count == 2, words[0].text == word || words[0].text == word + ":" else { return nil }
        return words[1].trimmed.unquoted
    }
}

extension [LockLine] {
    subscript(key: String) -> [LockLine] { first { $0.entry?.key.text == key }?.inner ?? [] }

    /// Whether it has no line, or one that only such a lock has.
    func check(_ source: SourceText, for isHeading: (LockLine) -> Bool) throws(ProjectProblem) {
        if !isEmpty, !contains(where: isHeading) { throw .malformedLock(source.name, .lines) }
    }
}

// MARK: - The locks

extension LockLine {
    /// `pubspec.lock`: the packages, and the least Flutter that they need.
    static func dart(_ source: SourceText) throws(ProjectProblem) -> [LockedVersion] {
        let lines = try lines(of: source)
        try lines.check(source) { $0.entry != nil }
        let packages = lines["packages"].compactMap { package -> LockedVersion? in
            guard let name = package.entry?.key.text, name != "flutter" else { return nil }
            return package.inner.lazy.compactMap { $0.value(after: "version") }.first.flatMap {
                LockedVersion(name, locked: $0, in: source)
            }
        }
        let flutter = lines["sdks"].compactMap { $0.entry }.first { $0.key.text == "flutter" }
        return packages
            + [flutter.flatMap { LockedVersion("flutter", demanded: $0.value, in: source) }].compactMap(\.self)
    }

    /// `yarn.lock`, of Yarn 1 and of later ones: a heading with the demands, and a version below it. Of several versions of
    /// one library, the one that the project itself demands comes first.
    static func yarn(_ source: SourceText, demands: [String: String]) throws(ProjectProblem) -> [LockedVersion] {
        let lines = try lines(of: source)
        try lines.check(source) { $0.text.last == .colon }
        var (demanded, others): ([LockedVersion], [LockedVersion]) = ([], [])
        for line in lines {
            let heading = line.descriptors
            guard let name = heading.first?.name else { continue }
            let versions = line.inner.compactMap { $0.value(after: "version") }.compactMap {
                LockedVersion(name, locked: $0, in: source)
            }
            if heading.contains(where: { demands[$0.name] == $0.demand }) {
                demanded += versions
            } else {
                others += versions
            }
        }
        return demanded + others
    }

    /// `expo@~54.0.0, "expo@npm:^54":` and the like; packages of the project itself are left out.
    private var descriptors: [(name: String, demand: String)] {
        guard text.last == .colon else { return [] }
        return text.dropLast().filter { $0 != .quote }[...].split(separator: .comma).compactMap { part in
            let text = part.trimmed.text
            guard let at = text.dropFirst().firstIndex(of: "@") else { return nil }
            let demand = text[text.index(after: at)...]
            guard !demand.hasPrefix("workspace:") else { return nil }
            return (String(text[..<at]), String(demand.hasPrefix("npm:") ? demand.dropFirst(4) : demand))
        }
    }

    /// `Podfile.lock`: the pods, each as itself and as the pod that it is a part of, and the pods that each one asks for.
    static func pods(_ source: SourceText) throws(ProjectProblem) -> (
        versions: [LockedVersion], dependencies: [String: [String]]
    ) {
        let lines = try lines(of: source)
        try lines.check(source) { $0.text.last == .colon || $0.text.starts(with: Array("COCOAPODS:".utf8)) }
        let pods = lines["PODS"]
        let dependencies = pods.compactMap { line in
            line.pod.map { ($0.name.text, line.inner.compactMap { $0.pod?.name.text }) }
        }
        return (
            pods.flatMap { $0.namedPods(in: source) },
            Dictionary(dependencies.filter { !$0.1.isEmpty }, uniquingKeysWith: +)
        )
    }

    private func namedPods(in source: SourceText) -> [LockedVersion] {
        guard let (name, version) = pod, let version else { return [] }
        let names = Set([name.text, name.prefix { $0 != .slash }.text])
        return names.sorted().compactMap { LockedVersion($0, locked: version, in: source) }
    }

    /// The name and the version of `- "GoogleUtilities/Logger (8.1.0)":`.
    private var pod: (name: ArraySlice<UInt8>, version: ArraySlice<UInt8>?)? {
        guard text.first == .minus else { return nil }
        let item = text.dropFirst().trimmed
        let pod = (item.last == .colon ? item.dropLast() : item).unquoted
        guard pod.last == .rightParenthesis, let open = pod.lastIndex(of: .leftParenthesis) else {
            return pod.isEmpty ? nil : (pod, nil)
        }
        let name = pod[..<open].trimmed
        return name.isEmpty ? nil : (name, pod[(open + 1)...].dropLast())
    }

    /// The version of a tool in a file with nothing else.
    static func alone(_ name: String, in source: SourceText) throws(ProjectProblem) -> [LockedVersion] {
        let line = try lines(of: source).first
        return [line.flatMap { LockedVersion(name, locked: $0.text, in: source) }].numbered
    }

    /// The version of a tool in a line such as `flutter 3.38.1-stable` or `m_EditorVersion: 6000.0.68f1`.
    static func line(_ word: String, of name: String, in source: SourceText) throws(ProjectProblem) -> [LockedVersion] {
        let words = try lines(of: source).map { $0.text.split { $0.isBlank } }.first {
            $0.count > 1 && $0[0].text == word
        }
        return [words.flatMap { LockedVersion(name, locked: $0[1], in: source) }].numbered
    }
}

extension [LockedVersion?] {
    /// Without a channel such as `stable`, which states no version.
    var numbered: [LockedVersion] { compactMap(\.self).filter { $0.version != nil } }
}

extension ArraySlice<UInt8> {
    /// Without the quotation marks around it.
    var unquoted: ArraySlice<UInt8> {
        guard count > 1, let quote = first, quote == .quote || quote == .apostrophe, last == quote else { return self }
        return dropFirst().dropLast()
    }
}

extension [UInt8] {
    /// The bytes after the mark that some editors put before UTF-8.
    var withoutByteOrderMark: ArraySlice<UInt8> { starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...] }
}

extension LockedVersion {
    /// A version whose text is a part of a file; nil where there is none, or the half of a quoted one.
    init?(_ name: String, locked text: ArraySlice<UInt8>, in source: SourceText) {
        guard let first = text.first, !first.isQuote else { return nil }
        self.init(name, locked: text.text, at: Place(source: source, range: text.startIndex..<text.endIndex))
    }

    /// A demand whose text is a part of a file; nil where there is none, or the half of a quoted one.
    init?(_ name: String, demanded text: ArraySlice<UInt8>, in source: SourceText) {
        guard let first = text.first, !first.isQuote else { return nil }
        self.init(name, demanded: text.text, at: Place(source: source, range: text.startIndex..<text.endIndex))
    }
}
