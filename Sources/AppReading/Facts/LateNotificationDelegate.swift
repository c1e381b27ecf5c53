/// A view controller's method that sets the notification delegate, where nothing else in the target does: with scenes its
/// view loads after the launch methods have returned.
struct LateNotificationDelegate {
    let callback: Callback
    let place: Place
    /// The class of the view controller.
    let owner: String

    private static let callbacks: [Callback] = [.viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear]

    init?(_ sites: SetupSites, in code: TargetCode) {
        let found = sites.notificationDelegates.map(\.1)
        let callbacks = found.map { Self.callback(around: $0, in: code) }
        guard let first = found.first, let owner = first.type, let callback = callbacks.first.flatMap(\.self),
            callbacks.allSatisfy({ $0 != nil })
        else { return nil }
        (self.callback, place, self.owner) = (callback, first.place, owner)
    }

    /// The method in whose body a place is, if it is one of a view controller.
    private static func callback(around found: SetupSites.Found, in code: TargetCode) -> Callback? {
        guard let type = found.type.flatMap({ code.type($0) }),
            code.withSuperclasses(type).last?.superclass?.lastName.hasSuffix("ViewController") == true
        else { return nil }
        let callback = found.node.ancestors.lazy.compactMap { Declaration($0) }
            .compactMap { Callback.declared($0, by: [.viewController]) }.first
        return callback.flatMap { callbacks.contains($0) ? $0 : nil }
    }

    /// The facts of the app's view controllers.
    var facts: [ScannedFact] {
        let path = [Receiver.viewController.rawValue]
        let method = path + [callback.scenarioName]
        let action = Action.setNotificationDelegate
        return [
            ScannedFact(path, .object([]), at: place, owner), ScannedFact(method, .object([]), at: place),
            ScannedFact(method + ["does"], .list([]), at: place),
            ScannedFact(method + ["does", "0"], .object(action.kind.form.write(action, Spelling())), at: place),
            ScannedFact(path + ["*"], .object([]), .assumed, at: place, "other view controllers have others"),
        ]
    }
}

extension [ScannedFact] {
    /// Whether the options of a connecting scene are known, and the response in them isn't used.
    var leaveResponsesAlone: Bool {
        !contains { fact in
            guard fact.path.contains(Callback.sceneWillConnect.scenarioName) || fact.path == ["sceneDelegate"] else {
                return false
            }
            if fact.how == .unknown { return true }
            guard case .object(let members) = fact.value else { return false }
            return members.contains { $0.value == .string(Slot.connectionNotificationResponse.rawValue) }
        }
    }
}
