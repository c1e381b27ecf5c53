// Windows that an app with scenes doesn't have where it had them before.
extension ComparedLaunch {
    /// The launch methods that used a window that a scene gets later.
    var windowMisses: [LaunchChange] {
        guard before.lifecycle == .appDelegate, after.lifecycle == .scene else { return [] }
        let inScene = after.app.code.stateBodies[.sceneWillConnect]?.calledNames ?? []
        return before.app.methods.filter { before.calls($0.site.callback) }.flatMap { method in
            after.app.code.windowUses(in: method.site.callback).filter { $0.calls.isDisjoint(with: inScene) }.compactMap
            { change(of: $0, in: method) }
        }.unique()
    }

    private func change(of use: Scenario.App.Code.WindowUse, in method: NamedMethod) -> LaunchChange? {
        guard let was = placeBefore(of: use, in: method) else { return nil }
        let callback = method.site.callback
        let now = after.app.method(callback).flatMap { after.app.place(of: $0.site) }
        func change(_ kind: LaunchChange.Kind, _ text: String) -> LaunchChange {
            LaunchChange(
                kind: kind, subject: .part(use.isOfAll ? "windows" : use.slot.rawValue), before: .init(was, "used it"),
                after: .init(now, text))
        }
        let isMade = use.isAfterMaking || after.makesWindow(before: callback)
        if use.isLate {
            let isThere = isMade || after.makesWindow(in: callback)
            return isThere ? nil : change(.different, "may find nil: the closure can run before the scene connects")
        }
        if use.slot == .keyWindow, isMade, !before.hasStoryboard {
            return change(.different, "may find nil, because the window has no scene yet")
        }
        guard let first = use.calls.sorted().first else {
            return change(.different, "finds nil, because the scene has the window")
        }
        let verb = first == "rootViewController" ? "set" : "call"
        return change(.lost, "doesn't \(verb) \(first), because the scene has the window")
    }

    /// Where the old app used the same window; nil if that didn't exist.
    private func placeBefore(of use: Scenario.App.Code.WindowUse, in method: NamedMethod) -> Place? {
        let callback = method.site.callback
        if use.slot == .window, !use.isLate { return before.app.place(ofReading: .window, in: method) }
        let alike = before.app.code.windowUses(in: callback).first { other in
            other.slot == use.slot && other.isOfAll == use.isOfAll && other.isLate == use.isLate
                && (other.calls == use.calls || !other.calls.isDisjoint(with: use.calls))
        }
        guard let alike else { return nil }
        let isMade = alike.isAfterMaking || before.makesWindow(before: callback)
        let isThere =
            use.isLate
            ? before.hasStoryboard || isMade || before.makesWindow(in: callback)
            : isMade || use.isOfAll && before.hasStoryboard
        return isThere ? before.app.place(of: method.site) : nil
    }

    /// The functions that need the window of the app delegate, which nothing gives it now.
    var missingDelegateWindow: [LaunchChange] {
        guard launch.isPlain, after.lifecycle == .scene else { return [] }
        let was = before.app.code.needsOfWindow(isMissing: false)
        let both = after.app.code.needsOfWindow(isMissing: true).filter { was[$0.key] != nil }
        if both.isEmpty { return [] }
        let firstNames = Dictionary(grouping: both.keys) { $0.split(separator: ".").last.map(String.init) ?? $0 }
        let unused = after.app.code.unmentioned.among(Set(firstNames.keys))
        return both.sorted { $0.key < $1.key }.filter { function, _ in
            let name = function.split(separator: ".").last.map(String.init) ?? function
            let isDead = after.findings.contains { finding in
                finding.finding.kind == .deadCallback && finding.callbacks.contains { $0.name == name }
            }
            return !unused.contains(name) && !isDead && !after.neverCalls(name)
        }.map { function, place in
            LaunchChange(
                kind: .lost, subject: .part("window in \(function)"),
                before: .init(before.app.place(of: .makeWindow), "used the window of the app delegate"),
                after: .init("\(place) finds nil, because the scene has the window"))
        }
    }

    /// Scenes of other roles that get the delegate of the app's windows. In a SwiftUI app the delegate makes no window.
    var sharedSceneDelegate: LaunchChange? {
        guard launch.isPlain, after.lifecycle == .scene, after.app.code.windows.contains(.sharedSceneDelegate),
            !before.app.code.windows.contains(.sharedSceneDelegate)
        else { return nil }
        let method = after.app.method(.configurationForConnecting)
        return LaunchChange(
            kind: .different, subject: .part("scenes of other roles"), before: nil,
            after: .init(
                method.flatMap { after.app.place(of: $0.site) },
                "an external display or CarPlay gets the scene delegate of the app's windows"))
    }
}

extension AppLaunch {
    /// Whether it represents the facts that depend on no launch.
    var isPlain: Bool { start == .notRunning && triggers == [.tapIcon] && !isLocked }
}

extension LaunchSide {
    fileprivate var lifecycle: Lifecycle? { traced.read.scenario.app.lifecycle }

    fileprivate var hasStoryboard: Bool { traced.read.scenario.app.interface == .storyboard }

    /// Whether a launch method makes a window.
    fileprivate func makesWindow(in callback: Callback) -> Bool {
        app.method(callback)?.method.actions?.contains { $0.kind == .makeWindow } ?? false
    }

    /// Whether a launch method that comes before another one makes a window.
    fileprivate func makesWindow(before callback: Callback) -> Bool {
        callback == .didFinishLaunching && makesWindow(in: .willFinishLaunching)
    }

    /// Whether a function is a method of the app delegate that UIKit doesn't call with scenes, nor any code.
    fileprivate func neverCalls(_ name: String) -> Bool {
        app.methods.contains { method in
            let callback = method.site.callback
            return method.site.receiver == .appDelegate && callback.name == name
                && Counterpart.uncalled(in: .scene).contains(callback) && !app.code.doneElsewhere.contains(callback)
        }
    }
}

extension Scenario.App.Code {
    fileprivate func windowUses(in callback: Callback) -> [WindowUse] {
        windows.compactMap { if case .use(let use, callback) = $0 { use } else { nil } }
    }

    /// The functions that need the window of the app delegate, with the locations of their uses.
    fileprivate func needsOfWindow(isMissing: Bool) -> [String: String] {
        windows.reduce(into: [:]) { places, fact in
            if case .need(let function, let place, isMissing) = fact { places[function] = place }
        }
    }
}
