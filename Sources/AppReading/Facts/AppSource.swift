/// All that an app's facts are taken from.
package struct AppSource: Sendable {
    package let code: TargetCode
    package let infoPlist: BuiltInfoPlist
    /// The module of the app's Swift code, where it is known.
    package let module: String?
    /// The texts in which keys of the Info.plist and names of settings are found.
    package let plistTexts: [SourceText]
    /// The hosts whose web links open the app, by what it is signed with.
    package let linkHosts: [String]?
    package let linked: LinkedLibraries
    /// The versions of libraries that the project has locked, linked or not.
    package let libraries: LockedVersions
    /// What the project names and wasn't read.
    package let unread: [UnreadPart]
    /// The reason that no configuration has a readable Info.plist; nil if one has, or if the build generates it.
    package let unreadableInfoPlist: ProjectProblem?
    private(set) var gaps: ReadingGaps
    /// The location of the first code beyond the step budget; nil if all code was followed.
    private(set) var unfollowed: SourceProblem?
    /// The URL schemes that its extensions open with fixed URLs alone.
    let extensionSchemes: Set<String>
    private let packageFiles: Set<String>
    /// The files that another app of the project is made of, too.
    let sharedFiles: Set<String>

    package init(_ target: ProjectTarget, _ code: TargetCode, in folder: ProjectFolder) {
        self.code = code
        infoPlist = target.infoPlist
        linkHosts = target.linkHosts
        packageFiles = target.packageSources
        sharedFiles = target.sharedSources
        extensionSchemes = FixedURLs(in: target.extensionSources, of: folder).schemes
        module = target.projectFile == nil ? nil : target.moduleName
        libraries = LockedVersions(folder, project: target.folder)
        linked = LinkedLibraries(target, imports: code.imports, versions: libraries)
        let files = infoPlist.origins.values.compactMap { if case .file(let path) = $0 { path } else { nil } }
        let texts = (Set(files).sorted() + [target.projectFile].compactMap(\.self)).map { path in
            Self.text(path, as: path == target.projectFile ? .projectFile : .propertyList, in: folder)
        }
        plistTexts = texts.compactMap(\.text)
        let found =
            target.unread.filter(\.concernsLaunches) + code.unread
            + libraries.problems.map { UnreadPart($0, .versions) } + infoPlist.misshapen
            + texts.compactMap(\.problem).map { UnreadPart($0, .infoPlist) }
        unread = target.absences.explaining(found.unique(), in: folder).asking(for: infoPlist)
        gaps = ReadingGaps(unread, code, infoPlist)
        unreadableInfoPlist = Self.unreadableInfoPlist(of: target, unread, in: folder)
    }

    private static func unreadableInfoPlist(of target: ProjectTarget, _ unread: [UnreadPart], in folder: ProjectFolder)
        -> ProjectProblem?
    {
        guard target.infoPlist.path == nil, let part = unread.first(where: { $0.content == .infoPlist && $0.isOpen })
        else { return nil }
        let isGenerated = target.settings.value("GENERATE_INFOPLIST_FILE")?.text == "YES"
        if isGenerated, part.absentPath != nil { return nil }
        let isOneRead = target.configuredInfoPlists.contains { folder.hasPropertyList(at: $0.path) }
        return isOneRead ? nil : part.problem
    }

    /// The source with code beyond the step budget.
    func leavingUnknown(at place: Place) -> AppSource {
        var source = self
        source.unfollowed = SourceProblem(kind: .tooManySteps, place: place)
        source.gaps = ReadingGaps(unread, code, infoPlist, unfollowed: place)
        return source
    }

    /// What couldn't be read has been said, and places are only for people; that the system fails only now hasn't.
    private static func text(_ path: String, as kind: FileKind, in folder: ProjectFolder) -> (
        text: SourceText?, problem: ProjectProblem?
    ) {
        do throws(ProjectProblem) {
            let bytes = try folder.file(path, as: kind)
            // A location in UTF-16 doesn't match the text that is shown.
            return (bytes.contains(0) && bytes.plistInUTF8 != bytes ? nil : SourceText(name: path, bytes: bytes), nil)
        } catch { return (nil, error.isOfSystem ? error : nil) }
    }

    /// Why a class of the target, with its superclasses there, may have other methods than were read; nil where it hasn't.
    func doubt(ofMethodsOf line: [CodeType]) -> String? {
        let isOwn = line.flatMap(\.parts).allSatisfy { !packageFiles.contains(code.place($0).source.name) }
        return gaps.doubt(ofMethodsOf: line, isOwn: isOwn, in: code)
    }

    /// Whether a library does something for the app, and why: one that does is linked, or may be, or which are linked isn't
    /// known; nil where none does.
    func belief(in setUp: LaunchingLibrary.SetUp) -> (how: FactOrigin.How, reason: String)? {
        if let library = LaunchingLibrary.linked(linked.names, does: setUp).first {
            return (.assumed, "\(library.name) is assumed to \(setUp.words)")
        }
        if let doubt = linked.doubt { return (.assumed, "\(doubt), and a library is assumed to \(setUp.words)") }
        return LaunchingLibrary.linked(linked.possible, does: setUp).first.map { library in
            let pod = linked.possible.withPods.intersection(library.names).sorted().first ?? library.name
            return (.unknown, "\(pod) may be linked, and would \(setUp.words)")
        }
    }

    /// The place of a key, or of the setting that generates it.
    func place(ofKey key: String) -> Place? {
        switch infoPlist.origins[key] {
        case .file(let path):
            plistTexts.first { $0.name == path }.map {
                place(of: "<key>\(key)</key>", in: $0) ?? Place(source: $0, range: 0..<0)
            }
        case .setting(let name):
            // A file of settings may have it, which isn't at hand: the project then.
            plistTexts.lazy.compactMap { place(of: name, in: $0) }.first
                ?? plistTexts.last.map { Place(source: $0, range: 0..<0) }
        case nil: nil
        }
    }

    private func place(of words: String, in text: SourceText) -> Place? {
        text.bytes[...].range(of: words).map { Place(source: text, range: $0) }
    }
}

extension UnreadPart {
    /// Whether it isn't only a key on which no launch depends, such as the number of a build.
    fileprivate var concernsLaunches: Bool {
        guard case .editedByScript(_, let key?) = problem else { return true }
        return InfoPlist.keys.contains { $0.name == key }
    }
}
