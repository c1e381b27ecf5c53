/// The files that give an app scenes, and what can't be written.
struct MigrationPatch: Sendable {
    private(set) var changes: [FileChange] = []
    /// What is told of each in a plan.
    private(set) var rows: [PlanRow] = []
    /// What a person has to add, since no text of the project takes it.
    private(set) var refused: [PlanRow] = []

    /// The new texts, by the paths that their files have.
    func texts(in root: String) -> [String: String] {
        Dictionary(changes.map { ($0.path.path(in: root).withoutDots, $0.after) }) { first, _ in first }
    }

    /// The changes for `git apply`.
    var text: String { ProjectPatch(changes).text }
}

extension MigrationPatch {
    /// The patch for apps that share a delegate without scenes; nil where there is none to write: a framework or SwiftUI makes
    /// scenes, or something has a scene delegate already.
    init?(of targets: [FoundTarget], _ adoption: SceneAdoption) {
        guard adoption.takesPatch, let first = targets.first, let delegate = adoption.delegate,
            let file = first.bytes(of: delegate.place.source.name, as: delegate.language.fileKind)
        else { return nil }
        let writing = MigrationWriting(
            adoption: adoption, delegate: delegate, layout: TextLayout(of: String(decoding: file, as: UTF8.self)),
            infoPlists: targets.flatMap { [$0.target.infoPlist.path] + $0.target.otherInfoPlists })
        add(writing.draft.files, beside: delegate, in: first)
        for path in writing.infoPlists.compactMap(\.self).unique() { add(writing.manifest, to: path, in: first) }
        if writing.infoPlists.contains(nil) {
            rows.append(
                PlanRow(words: "application(_:configurationForConnecting:options:) names it: no Info.plist has keys"))
        }
    }

    private mutating func add(_ files: [NewFile], beside delegate: DelegateClass, in found: FoundTarget) {
        let source = delegate.sourceName
        changes += files.map { FileChange($0, in: source.folderPath == "." ? "" : source.folderPath) }
        let names = files.map(\.name)
        let project = found.target.projectFile ?? found.target.folder
        var built = ""
        do throws(ProjectRefusal) {
            guard let bytes = found.bytes(of: project, as: .projectFile) else { throw .noProject(folder: project) }
            switch try ProjectInsertion(of: names, beside: source, in: bytes, file: project) {
            case .inFolder: built = ""
            case .lines(let count, let text):
                changes.append(FileChange(project, from: String(decoding: bytes, as: UTF8.self), to: text))
                built = "; \(count) lines of \(project.lastPathPart)"
            }
        } catch .noProject(let folder) {
            refused.append(
                PlanRow(
                    words: "\(folder.lastPathPart) has to take \(names.listed("and")), if it doesn't yet",
                    reason: "LT004"
                ))
        } catch {
            refused.append(
                PlanRow(words: "add \(names.listed("and")) to the app: \(error.reason)", reason: "LT004"))
        }
        rows.append(PlanRow(words: names.joined(separator: ", "), note: "new, beside \(source.lastPathPart)\(built)"))
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
                PlanRow(
                    words: "\(path.lastPathPart):\(insertion.line)", note: "\(what): one window, \(storyboard)"))
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
    private let names: ShortNames

    init(adoption: SceneAdoption, delegate: DelegateClass, layout: TextLayout, infoPlists: [String?]) {
        (self.adoption, self.delegate, self.layout) = (adoption, delegate, layout)
        self.infoPlists = infoPlists
        let places = adoption.steps.flatMap(\.places) + delegate.windowUses + [delegate.place]
        names = ShortNames(places.map(\.source.name))
    }

    private var className: String {
        let names = ["SceneDelegate", "WindowSceneDelegate", "MainWindowSceneDelegate", "AdoptedSceneDelegate"]
        return names.first { !delegate.taken.contains($0) } ?? names[0]
    }

    private var storyboard: String? { if case .storyboard(let name) = adoption.window { name } else { nil } }

    var manifest: OneWindowManifest {
        let name = delegate.language == .swift ? "$(PRODUCT_MODULE_NAME).\(className)" : className
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
            .objectiveC(
                header: delegate.header?.lastPathPart, delegate.sourceName.hasSuffix(".mm") ? .mm : .m)
        }
    }

    private var window: SceneWindow {
        switch adoption.window {
        case .storyboard:
            .storyboard(
                usedAt: delegate.hasWindow
                    ? place(delegate.windowUses.isEmpty ? [delegate.place] : delegate.windowUses) : nil)
        case .code(let place, let maker): .takenOver(madeBy: maker, at: self.place([place]))
        case .notTold: .unknown
        }
    }

    private var methods: [HandedOnMethod] {
        adoption.silent.compactMap { method in
            SilentMethod(method.callback).map {
                HandedOnMethod($0, reach: method.isHidden ? .byProtocol : .byClass, isAsync: method.isAsync)
            }
        }
    }

    private func place(_ places: [Place]) -> String { PlanRow(places: places, words: "").place(names) }
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
