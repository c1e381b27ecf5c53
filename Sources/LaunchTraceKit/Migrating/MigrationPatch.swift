/// The files that give an app scenes, and what can't be written.
struct MigrationPatch: Sendable {
    private(set) var changes: [FileChange] = []
    /// Their rows in a plan.
    private(set) var rows: [PlanRow] = []
    /// The changes that the user has to make, since no file accepts them.
    private(set) var refused: [PlanRow] = []
    /// Why a file is called otherwise than usual; nil where it isn't.
    private(set) var renaming: String?
    /// The app delegate's file with the code of the new files, which the user has to add to the project; nil where the patch
    /// adds them.
    private var joined: (path: String, text: String)?

    /// Whether the user has to add the new files to the project: the first of the refused changes.
    var leavesFiles: Bool { joined != nil }

    /// The texts of the app after the patch and after its new files are part of the project, by their paths.
    func texts(in root: String) -> [String: String] {
        let all = changes.map { ($0.path, $0.after) } + [joined].compactMap(\.self)
        return Dictionary(all.map { ($0.path(in: root).withoutDots, $1) }) { $1 }
    }

    /// The changes for `git apply`.
    var text: String { ProjectPatch(changes).text }
}

extension MigrationPatch {
    /// The patch for apps that share a delegate without scenes; nil where there is none to write: a framework or SwiftUI makes
    /// scenes, or something has a scene delegate already.
    init?(of targets: [FoundTarget], _ adoption: SceneAdoption, _ files: FileAccess) {
        guard adoption.takesPatch, let first = targets.first, let delegate = adoption.delegate,
            let file = first.bytes(of: delegate.place.source.name, as: delegate.language.fileKind)
        else { return nil }
        let writing = MigrationWriting(
            adoption: adoption, delegate: delegate, layout: TextLayout(of: String(decoding: file, as: UTF8.self)),
            infoPlists: targets.flatMap { [$0.target.infoPlist.path] + $0.target.otherInfoPlists },
            existing: first.names(beside: delegate.place.source.name, files))
        if let unused = adoption.unused {
            rows.append(PlanRow(places: [unused.place], words: "\(unused.name) becomes the scene delegate"))
        } else {
            renaming = writing.renaming
            add(writing.draft.files, beside: delegate, in: first, files)
        }
        let plists = writing.infoPlists.compactMap(\.self).map { first.pathWithoutLinks($0, files) }
        for path in plists.unique() { add(writing.manifest, to: path, in: first) }
        if writing.infoPlists.contains(nil) {
            rows.append(
                PlanRow(words: "application(_:configurationForConnecting:options:) names it: no Info.plist has keys"))
        }
    }

    /// git applies a patch to no path that leads through a link.
    private mutating func add(
        _ new: [NewFile], beside delegate: DelegateClass, in found: FoundTarget, _ files: FileAccess
    ) {
        let source = delegate.sourceName
        let folder = found.pathWithoutLinks(source.folderPath, files)
        changes += new.map { FileChange($0, in: folder == "." ? "" : folder) }
        let names = new.map(\.name)
        let project = found.target.projectFile ?? found.target.folder
        var built = ""
        do throws(ProjectRefusal) {
            guard let bytes = found.bytes(of: project, as: .projectFile) else { throw .noProject(folder: project) }
            switch try ProjectInsertion(of: names, beside: source, in: bytes, file: project) {
            case .inFolder: built = ""
            case .lines(let count, let text):
                changes.append(
                    FileChange(
                        found.pathWithoutLinks(project, files), from: String(decoding: bytes, as: UTF8.self), to: text))
                built = "; \(count) lines of \(project.lastPathPart)"
            }
        } catch .noProject(let folder) {
            refused.append(
                PlanRow(words: "\(folder.lastPathPart) must contain \(names.listed("and"))", reason: "LT004"))
        } catch {
            refused.append(PlanRow(words: "add \(names.listed("and")) to the app: \(error.reason)", reason: "LT004"))
            let code = [
                found.bytes(of: source, as: delegate.language.fileKind).map { String(decoding: $0, as: UTF8.self) }
            ]
            joined = (source, (code.compactMap(\.self) + new.map(\.text)).joined(separator: "\n"))
        }
        let why = renaming.map { "; \($0)" } ?? ""
        rows.append(
            PlanRow(words: names.joined(separator: ", "), note: "new, next to \(source.lastPathPart)\(built)\(why)"))
    }

    private mutating func add(_ manifest: OneWindowManifest, to path: String, in found: FoundTarget) {
        guard let bytes = found.bytes(of: path, as: .propertyList) else { return }
        let storyboard = manifest.storyboard.map { "storyboard \($0)" } ?? "no storyboard"
        do throws(InfoPlistRefusal) {
            let insertion = try InfoPlistInsertion(manifest, into: bytes)
            let before = String(decoding: bytes, as: UTF8.self)
            guard Array(before.utf8) == bytes else { throw .unreadable("it isn't UTF-8") }
            changes.append(FileChange(path, from: before, to: insertion.text))
            let what = insertion.filledIn.map { "\($0) is filled in" } ?? "UIApplicationSceneManifest"
            rows.append(
                PlanRow(words: "\(path.lastPathPart):\(insertion.line)", note: "\(what): one window, \(storyboard)"))
        } catch {
            refused.append(
                PlanRow(
                    words: "add this to \(path.lastPathPart): \(error.reason)", reason: "LT002", text: manifest.text))
        }
    }
}

/// What a migration writes into files that are new.
struct MigrationWriting {
    let adoption: SceneAdoption
    let delegate: DelegateClass
    let layout: TextLayout
    /// Those of the apps; nil of one whose settings have all keys.
    let infoPlists: [String?]
    /// The names of the files next to that of the app delegate, in small letters.
    private let existing: Set<String>
    private let names: ShortNames

    init(
        adoption: SceneAdoption, delegate: DelegateClass, layout: TextLayout, infoPlists: [String?],
        existing: Set<String> = []
    ) {
        (self.adoption, self.delegate, self.layout) = (adoption, delegate, layout)
        self.infoPlists = infoPlists
        self.existing = existing
        let places = adoption.steps.flatMap(\.places) + delegate.windowUses + [delegate.place]
        names = ShortNames(places.map(\.source.name))
    }

    private static let names =
        ["SceneDelegate", "WindowSceneDelegate", "MainWindowSceneDelegate", "AdoptedSceneDelegate"]
        + (2...99).map { "SceneDelegate\($0)" }

    /// The first name that neither a class has nor a file, be that a part of the project or not.
    private var className: String {
        Self.names.first { !delegate.taken.contains($0) && file(of: $0) == nil } ?? Self.names[0]
    }

    /// A file of a class of that name; nil where none is there.
    private func file(of name: String) -> String? {
        [".swift", ".h", ".m", ".mm"].map { name + $0 }.first { existing.contains($0.lowercased()) }
    }

    /// Why the class has another name than usual: a file is called so. Nil where it has the usual name.
    var renaming: String? {
        guard !delegate.taken.contains(Self.names[0]), let file = file(of: Self.names[0]) else { return nil }
        return "because \(file) exists"
    }

    private var storyboard: String? { if case .storyboard(let name) = adoption.window { name } else { nil } }

    var manifest: OneWindowManifest {
        let (own, isSwift) = adoption.unused.map { ($0.name, $0.isSwift) } ?? (className, delegate.language == .swift)
        let name = isSwift ? "$(PRODUCT_MODULE_NAME).\(own)" : own
        return OneWindowManifest(delegateClass: name, storyboard: storyboard)
    }

    var draft: SceneDelegateDraft {
        SceneDelegateDraft(
            className, of: AppDelegateClass(delegate.name, form), window: window, methods: methods,
            steps: adoption.steps.map { RemainingStep(at: place($0.places), $0.sentence) },
            registration: infoPlists.contains(nil) ? .appDelegate(storyboard: storyboard) : .infoPlist, layout: layout)
    }

    private var form: AppDelegateClass.Form {
        switch delegate.language {
        case .swift: .swift(isPrivate: delegate.isHidden)
        case .objectiveC:
            .objectiveC(header: delegate.header?.lastPathPart, delegate.sourceName.hasSuffix(".mm") ? .mm : .m)
        }
    }

    private var window: SceneWindow {
        switch adoption.window {
        case .storyboard:
            .storyboard(
                usedAt: delegate.hasWindow
                    ? place(delegate.windowUses.isEmpty ? [delegate.place] : delegate.windowUses) : nil)
        case .code(let place, let maker): .takenOver(madeBy: maker, at: self.place([place]))
        case .unknown: .unknown
        }
    }

    private var methods: [HandedOnMethod] {
        adoption.uncalled.compactMap { method in
            UncalledMethod(method.callback).map {
                HandedOnMethod($0, reach: method.isHidden ? .byProtocol : .byClass, isAsync: method.isAsync)
            }
        }
    }

    private func place(_ places: [Place]) -> String { PlanRow(places: places, words: "").place(names).printable }
}

extension DelegateClass {
    /// The file that implements it, from the root.
    fileprivate var sourceName: String { place.source.name }
}

extension SourceLanguage {
    fileprivate var fileKind: FileKind {
        switch self {
        case .swift: .swift
        case .objectiveC: .objectiveC
        }
    }
}

extension SceneAdoption {
    /// Whether a scene delegate can be written for it.
    fileprivate var takesPatch: Bool {
        switch stage {
        case .without, .partly(.delegate): true
        case .partly(.methods), .complete, .swiftUI, .framework, .unknown: false
        }
    }
}

extension FoundTarget {
    /// The path of a file or a folder, from the root and without links; the same path where it isn't there.
    fileprivate func pathWithoutLinks(_ path: String, _ files: FileAccess) -> String {
        do throws(FileProblem) {
            let found = try files.locate(path.path(in: root)).path.relative(to: root)
            return found.map { $0.isEmpty ? "." : $0 } ?? path
        } catch { return path }
    }

    /// The names of all that is in the folder of a file, in small letters: to the file systems of a Mac these are the same.
    fileprivate func names(beside path: String, _ files: FileAccess) -> Set<String> {
        do throws(FileProblem) {
            let folder = path.folderPath == "." ? root : path.folderPath.path(in: root)
            return Set(try files.listFolder(folder)?.map { $0.name.lowercased() } ?? [])
        } catch { return [] }
    }
}
