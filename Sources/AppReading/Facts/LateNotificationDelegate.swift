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
        let callback = found.node.ancestors.lazy.compactMap { Declaration($0) }.compactMap {
            Callback.declared($0, by: [.viewController])
        }.first
        return callback.flatMap { callbacks.contains($0) ? $0 : nil }
    }

    /// The app's view controllers.
    var delegate: DelegateReading {
        var method = MethodReading(callback: callback, place: place)
        method.actions = [BodyActions.Found(action: .setNotificationDelegate, place: place)]
        return DelegateReading(
            name: owner, place: place, methods: [method], others: .assumed("other view controllers have other methods"))
    }
}
