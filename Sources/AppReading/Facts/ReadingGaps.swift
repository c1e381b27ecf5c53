/// The gaps in what was read of an app: what isn't seen there isn't reported as missing.
package struct ReadingGaps: Sendable {
    private let all, own: CodeDoubt?
    /// What the Info.plist may have besides.
    package let infoPlist: InfoPlist.Unread
    /// Why methods or keys may be missing among those that were read; nil where a list of them says all. A variable that
    /// nothing defines is no such reason, as its place shows that it stands there.
    package let doubt: String?

    /// Nothing.
    package static let none = ReadingGaps()

    private init() {
        (all, own, doubt) = (nil, nil, nil)
        infoPlist = .nothing
    }

    /// Why there may be other types, methods and set-up; nil where all code was read.
    package var code: String? { all?.reason }

    /// Why the app's own classes, which no package has a part in, may have other methods.
    package var ownCode: String? { own?.reason }

    /// Why a class, with its superclasses in the target, may have other methods than were read; nil where it hasn't.
    func doubt(ofMethodsOf line: [CodeType], isOwn: Bool, in code: TargetCode) -> String? {
        guard let doubt = isOwn ? own : all else { return nil }
        guard let suspects = doubt.suspects else { return doubt.reason }
        return suspects.first { code.mayAddMethods($0.part, to: line) }?.reason
    }

    /// Whether a part that wasn't read may declare a class: a file that isn't understood declares what it names.
    func mayDeclare(_ name: String, isSwift: Bool, in code: TargetCode) -> Bool {
        guard let all else { return false }
        guard let suspects = all.suspects else { return true }
        return suspects.contains { suspect in
            let file: SourceFile
            switch suspect.part {
            case .branch(let branch): file = code.files[branch.file]
            case .file(let number): file = code.files[number]
            }
            return file.spells(name) && (!isSwift || file.language == .swift)
        }
    }

    private struct CodeDoubt {
        let reason: String
        /// The parts of files that the doubt is about; nil if it may be about any class.
        var suspects: [(part: Suspect, reason: String)]?
    }

    /// A part of a file that may have methods for a class.
    fileprivate enum Suspect {
        /// A branch of `#if` that depends on unknown settings.
        case branch(TargetCode.SettingBranch)
        /// A file that isn't understood, by its index.
        case file(Int)
    }

    /// The facts that are unknown because some parts weren't read.
    init(_ parts: [UnreadPart], _ code: TargetCode, _ plist: BuiltInfoPlist, unfollowed: Place? = nil) {
        let open = parts.filter(\.isOpen)
        let unknown = unfollowed.map { CodeDoubt(reason: "the code from \($0.heading) on isn't followed to its end") }
        own = unknown ?? Self.doubt(open.filter { $0.content != .package }, code)
        all = unknown ?? Self.doubt(open, code)
        let keys = open.compactMap(\.misshapenKey) + plist.keysWithUnknownSettings
        infoPlist = open.contains(where: \.mayHoldKeys) ? .keys : .values(ofKeys: Set(keys))
        doubt = all?.reason ?? open.first { $0.mayHoldKeys || $0.misshapenKey != nil }?.doubt
    }

    private static func doubt(_ open: [UnreadPart], _ code: TargetCode) -> CodeDoubt? {
        if let part = open.first(where: \.isCode) { return CodeDoubt(reason: part.doubt) }
        let files = code.files.indices.filter { code.files[$0].problems.contains { $0.kind.mayHide } }
        let settings = open.first { [.settings, .conditions].contains($0.content) }
        let ofFiles = files.map { file in
            (
                part: Suspect.file(file),
                reason: "a part of \(code.files[file].text.text.source.name.quoted) isn't understood"
            )
        }
        let ofSettings = settings.map { part in
            code.settingBranches.map { (part: Suspect.branch($0), reason: part.doubt) }
        }
        let suspects = ofFiles + (ofSettings ?? [])
        return suspects.first.map { CodeDoubt(reason: $0.reason, suspects: suspects) }
    }
}

extension UnreadPart {
    fileprivate var mayHoldKeys: Bool {
        switch content {
        case .settings, .infoPlist: true
        case .code, .package, .header, .conditions, .infoPlistItem, .linkHosts, .versions, .nothing: false
        }
    }

    fileprivate var misshapenKey: String? {
        switch problem {
        case .misshapen(_, let key), .editedByScript(_, let key?): key
        default: nil
        }
    }

    fileprivate var doubt: String {
        if case .editedByScript = problem { return problem.reason }
        if let key = misshapenKey { return "not all of \(key) is read" }
        return problem.path.map { "\($0.quoted) isn't read" } ?? "a part of the project isn't read"
    }
}

extension SourceProblem.Kind {
    /// Whether a declaration may stand where the reader was lost.
    package var mayHide: Bool {
        switch self {
        case .fileTooLarge, .commentNotClosed, .stringNotClosed, .interpolationNotClosed, .regexNotClosed,
            .nameNotClosed, .bracketNotClosed, .bracketNotOpened, .branchNotClosed, .branchNotOpened,
            .conditionNotUnderstood, .declarationNotUnderstood, .tooDeep, .tooManySteps:
            true
        }
    }
}

extension TargetCode {
    /// Whether a part of a file may give a class or its superclasses another method.
    fileprivate func mayAddMethods(_ suspect: ReadingGaps.Suspect, to line: [CodeType]) -> Bool {
        switch suspect {
        case .branch(let branch): mayAddMethods(branch, to: line)
        case .file(let file): names(line, in: files[file].text.text.source.bytes[...])
        }
    }

    private func names(_ line: [CodeType], in text: ArraySlice<UInt8>) -> Bool {
        line.contains { text.range(of: $0.name.lastName) != nil }
    }

    /// Whether a branch is among the members of a class, or names it outside of types.
    private func mayAddMethods(_ branch: SettingBranch, to line: [CodeType]) -> Bool {
        let parts = line.flatMap(\.parts).filter { $0.file == branch.file }
        let around = parts.filter { $0.declaration.node.range.contains(branch.range.lowerBound) }
        guard around.isEmpty else {
            return around.contains { part in
                !part.declaration.members.contains { $0.node.range.contains(branch.range.lowerBound) }
            }
        }
        return names(line, in: files[branch.file].text.text.source.bytes[branch.range])
    }

    /// The files that weren't read. A header that isn't there and that no file asks for is left over in the project.
    var unread: [UnreadPart] {
        let absent = problems.filter { if case .absent(let path) = $0 { path.hasSuffix(".h") } else { false } }
        guard !absent.isEmpty else { return problems.map { UnreadPart($0, .code) } }
        let included = includedHeaders
        let lengths = Set(included.map(\.utf8.count))
        return problems.map { problem in
            guard case .absent(let path) = problem, path.hasSuffix(".h") else { return UnreadPart(problem, .code) }
            return UnreadPart(problem, path.ends(of: lengths).contains(where: included.contains) ? .code : .header)
        }
    }
}

extension String {
    /// The ways in which a file that includes it can call a path, `a/b.h` and `b.h`, as far as they are of such lengths.
    fileprivate func ends(of lengths: Set<Int>) -> [String] {
        let bytes = Array(utf8)
        return bytes.indices.filter { index in
            (index == 0 || bytes[index - 1] == .slash) && lengths.contains(bytes.count - index)
        }.map { String(decoding: bytes[$0...], as: UTF8.self) }
    }
}

extension [UnreadPart] {
    /// The same, where settings that a tool would have put there are missed after all: a variable of the Info.plist that a
    /// launch depends on has no value.
    fileprivate func settingsMissed() -> [UnreadPart] {
        map { [.settings, .conditions].contains($0.content) ? UnreadPart($0.problem, .settings) : $0 }
    }

    func asking(for infoPlist: BuiltInfoPlist) -> [UnreadPart] {
        let isMissing = contains { $0.content == .infoPlist && $0.problem.path?.contains("$") == true }
        return isMissing || !infoPlist.keysWithUnknownSettings.isEmpty ? settingsMissed() : self
    }
}
