/// A place where something is set up or asked for.
struct SetupSite {
    let kind: Kind
    /// Where the name of what does it stands.
    let place: Place
    /// What has to be reached for it.
    let cause: SyntaxNode

    enum Kind: Equatable {
        case notificationDelegate(to: Assigned)
        /// Nil for what runs a closure.
        case service(ServiceProtocol, to: Assigned?)
        /// The argument that names the task.
        case task(SyntaxNode)
        case remoteNotifications
        case window(Action.WindowInitializer)
        case request(String)
    }

    /// Whether what it does is of the kind of an action that is wanted by the end of the launch.
    func mayDo(_ action: Action) -> Bool {
        switch kind {
        case .notificationDelegate: action == .setNotificationDelegate
        case .task: action.kind == .registerTask
        case .service, .remoteNotifications, .window, .request: false
        }
    }

    /// The verb of a message about it.
    var does: String { if case .task = kind { "registers it" } else { "sets it" } }

    /// What becomes the delegate.
    enum Assigned: Equatable {
        case itself
        /// The name of a type, a property or a function.
        case named(String)
        /// An object that is gone at once.
        case released
    }

    /// Reads a call or an assignment; nil for one that does something else.
    init?(_ node: SyntaxNode, _ constants: CodeConstants) {
        if let call = SyntaxCall(node) {
            guard let kind = Self.kind(of: call, constants) else { return nil }
            self.kind = kind
            place = call.callee?.namePlace ?? node.place
            cause = node
        } else {
            guard node.kind == .assignment, node.isNamed("="), let left = node.child(.left),
                let right = node.child(.right), left.isNamed("delegate"),
                let (assigned, value) = right.alternatives.lazy.compactMap({ value in
                    Assigned(value).map { ($0, value) }
                }).first, let kind = Self.kind(of: left, assigned, value, constants)
            else { return nil }
            self.kind = kind
            place = left.namePlace
            cause = value
        }
    }

    /// What is set up by making something the delegate.
    private static func kind(
        of delegate: SyntaxNode, _ assigned: Assigned, _ value: SyntaxNode, _ constants: CodeConstants
    ) -> Kind? {
        if constants.isOfNotificationCenter(delegate) {
            return .notificationDelegate(to: assigned.lasting(value, constants))
        }
        guard let object = delegate.child(.base) else { return nil }
        return ServiceSetup.service(of: delegate, constants).map { service in
            .service(
                service, to: service.needsKeeper && ReleasedObject.isOnlyNamed(object, delegate) ? .released : assigned)
        }
    }

    /// The names by which sites are found in many files, of selectors the first parts.
    static let names =
        (ServiceSetup.names + [
            "delegate", "setDelegate", "register", "registerForTaskWithIdentifier", "initWithWindowScene",
            "initWithFrame", "requestAuthorization", "requestAuthorizationWithOptions",
            "registerForRemoteNotifications",
        ]).unique()

    /// Names of classes that may be windows.
    static let ending = "Window"

    /// Nil where nothing becomes the delegate.
    private static func kind(of use: ServiceSetup.Use) -> Kind? {
        guard let delegate = use.delegate else { return .service(use.service, to: nil) }
        return delegate.alternatives.lazy.compactMap { Assigned($0) }.first.map { .service(use.service, to: $0) }
    }

    private static func kind(of call: SyntaxCall, _ constants: CodeConstants) -> Kind? {
        if let window = WindowMaking(call, constants.trees.code) { return .window(window.initializer) }
        if let use = ServiceSetup.use(by: call, constants) { return kind(of: use) }
        guard let name = call.name else { return nil }
        switch name {
        case "setDelegate:":
            guard let center = call.receiver, constants.isNotificationCenter(center) else { return nil }
            return call.values.first.flatMap { value in
                Assigned(value).map { .notificationDelegate(to: $0.lasting(value, constants)) }
            }
        case "register": return call.argument("forTaskWithIdentifier").map { .task($0) }
        case _ where name.hasPrefix("registerForTaskWithIdentifier:"): return call.values.first.map { .task($0) }
        default: return Kind(asking: call, constants)
        }
    }
}

extension SetupSite.Kind {
    /// What a call asks of a person, or of the system; nil for any other.
    init?(asking call: SyntaxCall, _ constants: CodeConstants) {
        if call.isNamed("registerForRemoteNotifications") {
            guard constants.mayBeApplication(call.receiver) else { return nil }
            self = .remoteNotifications
        } else if let permission = PermissionRequest(call, constants) {
            self = .request("permission:\(permission.subject)")
        } else {
            return nil
        }
    }
}

extension SetupSite.Assigned {
    /// What becomes a delegate that is held weakly, by the expression of it.
    fileprivate func lasting(_ value: SyntaxNode, _ constants: CodeConstants) -> Self {
        ReleasedObject(value, constants.trees) == nil ? self : .released
    }

    /// `self`, `self.delegate`, `Manager.shared`, `Manager()`, `[Manager shared]`, or a local name for one of these.
    init?(_ expression: SyntaxNode) {
        guard let chain = expression.firstNames else { return nil }
        if chain == ["self"] {
            self = .itself
        } else if chain.first == "self", chain.count > 1 {
            self = .named(chain[1])
        } else if let name = chain.first, name != "nil", name != "NULL" {
            let local = expression.resolve(name).flatMap { $0.kind == .variable && $0.role != .member ? $0 : nil }
            if let type = local?.declaration?.type {
                self = .named(type)
            } else if let value = local?.child(.value), let assigned = SetupSite.Assigned(value) {
                self = assigned
            } else {
                self = .named(name)
            }
        } else {
            return nil
        }
    }
}

extension SyntaxNode {
    /// The names that an expression goes through, from the first: `["Manager", "shared"]` of `Manager.shared`.
    var firstNames: [String]? {
        let node = withoutMarks
        switch node.kind {
        case .name: return node.name.map { [$0] }
        case .member: return node.child(.base)?.firstNames.flatMap { names in node.name.map { names + [$0] } }
        case .call: return node.child(.callee)?.firstNames
        case .cast: return node.child(.value)?.firstNames
        case .try, .await: return node.child(.operand)?.firstNames
        default: return nil
        }
    }
}
