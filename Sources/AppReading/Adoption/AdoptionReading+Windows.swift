// Who makes the window, and which other windows there are.
extension AdoptionReading {
    var window: SceneAdoption.Window {
        if let (method, made) = madeAtLaunch {
            guard !made.isLate, !hidesWindow, let place = made.place, isKept(at: place) else {
                return mainStoryboard.flatMap { isKeptBeside(made.place) ? .storyboard($0) : nil }
                    ?? .unknown(made.place)
            }
            return .code(place, maker: property(at: place) ?? made.way.steps.last?.callee ?? method.callback.name)
        }
        if let doubt = windowDoubt { return .unknown(doubt.place) }
        return mainStoryboard.map { .storyboard($0) } ?? .unknown(windows.first?.place)
    }

    private var mainStoryboard: String? { facts.source.infoPlist.values["UIMainStoryboardFile"]?.text }

    /// Whether a window is kept in another property than `window`, so that the delegate keeps that of the storyboard.
    private func isKeptBeside(_ place: Place?) -> Bool {
        guard case .property(let name)? = madeWindows.first(where: { $0.place == place })?.holder else { return false }
        return name != "window" && name != "_window"
    }

    /// Whether no other class sees the window of the delegate.
    private var hidesWindow: Bool {
        line.flatMap(\.parts).flatMap(\.declaration.members).contains {
            $0.kind == .property && $0.name == "window" && $0.modifiers.contains(.hidden)
        }
    }

    /// The property whose value a window is from the start; nil for one that code makes later.
    private func property(at place: Place) -> String? {
        let made = madeWindows.first { $0.place == place }?.node
        let variable = made.map { SyntaxChain(from: $0).end.boundVariables }?.first
        return variable?.role == .member ? line.first.map { "\($0.name).window" } : nil
    }

    /// Why it isn't known whether a launch method makes the window.
    private var windowDoubt: BodyActions.Doubt? {
        methods.filter(\.callback.isLaunchMethod).lazy.compactMap(\.windowDoubt).first
    }

    /// The window that a launch method makes, or what it calls.
    private var madeAtLaunch: (MethodReading, BodyActions.Found)? {
        methods.filter(\.callback.isLaunchMethod).lazy.compactMap { method in
            method.actions?.first { $0.action.kind == .makeWindow }.map { (method, $0) }
        }.first
    }

    /// The windows of the target that are reached, except for those of scenes.
    private var windows: [AppWindow] {
        madeWindows.filter { $0.scene != .given && facts.reader.reading.calls.areSeen(for: $0.node) }
    }

    /// Whether the delegate keeps a window as its `window`, at once or by a variable.
    private func isKept(at place: Place) -> Bool {
        guard let made = madeWindows.first(where: { $0.place == place })?.node else { return false }
        let end = SyntaxChain(from: made).end
        if end.role == .right { return end.parent?.child(.left)?.isOwnWindow == true }
        guard let variable = end.boundVariables.first else { return false }
        if variable.role == .member { return variable.isNamed("window") }
        return variable.enclosingFunction?.descendants.contains { node in
            node.isOwnWindow && node.role == .left && node.parent?.child(.right)?.withoutMarks.name == variable.name
        } ?? false
    }

    var stepsOfWindows: [AdoptionStep] {
        var steps: [AdoptionStep] = []
        // A scene delegate has its window.
        let hasDelegate = facts.scenes.named.contains { $0.role == .window }
        if !hasDelegate, case .unknown(let place?) = window {
            let doubt = windowDoubt.flatMap { $0.place == place ? $0 : nil }
            steps.append(
                doubt.map { AdoptionStep(.windowOnCondition, $0.reason, at: [$0.place]) }
                    ?? AdoptionStep(.windowElsewhere, maker(at: place), at: [place]))
        }
        var reported = Set(steps.flatMap(\.places))
        if case .code(let place, _) = window { reported.insert(place) }
        let others = windows.filter { found in
            !reported.contains(found.place) && !found.node.isOnlyMeasured && found.scene == .none
        }
        return steps + others.map { AdoptionStep(.windowWithoutScene, $0.name, at: [$0.place]) } + storyboardOfPad + nib
    }

    private func maker(at place: Place) -> String {
        facts.source.code.name(ofTypeAt: place) ?? place.source.name.lastPathPart
    }

    /// A scene has a storyboard or a window that code makes.
    private var nib: [AdoptionStep] {
        guard case .unknown = window, let name = facts.source.infoPlist.values["NSMainNibFile"]?.text else { return [] }
        return [AdoptionStep(.mainNib, name, at: [facts.source.place(ofKey: "NSMainNibFile")].compactMap(\.self))]
    }

    private var storyboardOfPad: [AdoptionStep] {
        if case .code = window { return [] }
        let values = facts.source.infoPlist.values
        let keys = values.keys.filter { $0.hasPrefix("UIMainStoryboardFile~") && values[$0]?.text != mainStoryboard }
        return keys.sorted().map { key in
            AdoptionStep(.padStoryboard, key, at: [facts.source.place(ofKey: key)].compactMap(\.self))
        }
    }
}

extension AppWindow {
    /// What the window is kept as, else what makes it.
    fileprivate var name: String {
        let end = SyntaxChain(from: node).end
        let kept = end.boundVariables.first?.name ?? (end.role == .right ? end.parent?.child(.left)?.lastName : nil)
        return kept ?? type ?? "a window"
    }
}

extension SyntaxNode {
    /// `UIWindow().bounds`: nothing is shown by it.
    fileprivate var isOnlyMeasured: Bool {
        if case .member? = SyntaxChain(from: self).links.first, SyntaxChain(from: self).links.count < 2 { return true }
        return SyntaxChain(from: self).links.contains {
            if case .member(let member) = $0 {
                member.isNamed("bounds") || member.isNamed("safeAreaInsets")
            } else {
                false
            }
        }
    }
}
