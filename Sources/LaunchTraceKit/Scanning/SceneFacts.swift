/// What a move to scenes meets in a project and is no part of an app: its windows, and the neighbors of a new file.
struct SceneFacts: Sendable {
    var windows = AppWindows.none
    /// Nil where nothing is to be said of the project.
    var project: ProjectFacts?

    static let none = SceneFacts()

    /// One of them.
    struct Fact {
        let name: String
        let value: String
        var place: Place?
        var how = FactOrigin.How.read
        var remark: String?
    }

    /// The sections that have something, by their titles.
    func sections(_ names: ShortNames) -> [(title: String, facts: [Fact])] {
        let ofWindows = ofDelegate + windows.made.map { Fact($0, names) }
        return [("windows", ofWindows), ("project", project?.facts ?? [])].filter { !$0.1.isEmpty }
    }

    var files: [String] {
        let scenes = windows.made.compactMap { if case .set(let place) = $0.scene { place } else { nil } }
        let places = windows.made.map(\.place) + scenes + [windows.delegate?.window?.place].compactMap(\.self)
        return places.map(\.source.name) + (project?.files ?? [])
    }

    /// The window that the app's delegate keeps.
    private var ofDelegate: [Fact] {
        guard let delegate = windows.delegate else { return [] }
        let name = "\(delegate.name).window"
        guard let window = delegate.window else {
            return windows.lacksSceneDelegate ? [Fact(name: name, value: "isn't declared", place: delegate.place)] : []
        }
        let ability = window.obstacle.map { "can't be set: \($0.words)" } ?? "can be set"
        let words = [window.type, ability].compactMap(\.self).joined(separator: ", ")
        return [Fact(name: name, value: words, place: window.place)]
    }
}

extension SceneFacts.Fact {
    fileprivate init(_ window: AppWindow, _ names: ShortNames) {
        let scene =
            switch window.scene {
            case .given: "made with a scene"
            case .set(let place): "its scene is set at \(names[place.source.name]):\(place.line)"
            case .none: "no scene"
            }
        self.init(
            name: window.className ?? "a window",
            value: [window.holder?.words, scene].compactMap(\.self).joined(separator: ", "), place: window.place)
    }
}

extension WindowHolder {
    /// `property lockWindow`
    fileprivate var words: String {
        switch self {
        case .property(let name): "property \(name)"
        case .staticProperty(let name): "static property \(name)"
        case .global(let name): "global \(name)"
        case .local(let name): "local \(name)"
        case .returned(let name?): "returned by \(name)"
        case .returned(by: nil): "returned by a closure"
        case .handed(let name): "passed to \(name)"
        }
    }
}

extension OwnWindow.Obstacle {
    fileprivate var words: String {
        switch self {
        case .constant: "a let"
        case .computed: "computed, without a setter"
        case .readonly: "readonly for other code"
        case .hidden: "private"
        case .static: "static"
        }
    }
}
