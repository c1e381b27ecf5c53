/// Follows a method through its body and the helpers of its class, and notes what a scenario has words for.
struct BodyWalk {
    let constants: CodeConstants
    let conditions: ConditionReading
    /// Whether the Info.plist names tasks, of which one is meant where the code's identifier isn't a constant.
    let permitsTasks: Bool
    /// Whether the app is opened by URLs other than those of files.
    let hasURLSchemes: Bool
    /// The class and its superclasses, where helpers are looked for.
    let helpers: ClassHelpers
    /// The superclass outside the target, if the table knows it.
    let framework: FrameworkClass?
    private(set) var done = BodyActions()
    /// What parameters and variables carry, in all functions that are being followed.
    private var roles: [SyntaxNode: CarriedRole] = [:]
    /// Mentions that have been followed into a helper.
    private var followed: Set<SyntaxNode> = []
    /// The functions that are being followed.
    private var open: [SyntaxNode] = []

    private static let depthLimit = 12

    init(
        _ constants: CodeConstants, _ conditions: ConditionReading, permitsTasks: Bool, hasURLSchemes: Bool,
        helpers: ClassHelpers, framework: FrameworkClass?
    ) {
        self.constants = constants
        self.conditions = conditions
        self.permitsTasks = permitsTasks
        self.hasURLSchemes = hasURLSchemes
        self.helpers = helpers
        self.framework = framework
    }

    /// Follows a function, whose parameters carry something.
    mutating func follow(
        _ function: SyntaxNode, of owner: Int, roles carried: [SyntaxNode: CarriedRole], certainty: Certainty = .always,
        isForFiles: Bool = false
    ) {
        guard !open.contains(function) else { return }
        // A closure is its own body.
        guard let body = function.kind == .closure ? function : function.child(.body), open.count < Self.depthLimit
        else {
            if !carried.isEmpty { done.doubt("isn't followed through all that it calls", at: function.namePlace) }
            return
        }
        open.append(function)
        for (parameter, role) in carried { roles[parameter] = role }
        var frame = BodyFrame(
            body: body, owner: owner,
            certainty: BodyCertainty(function, conditions, isHelper: open.count > 1), least: certainty,
            ofFiles: isForFiles ? [body.range] : [])
        body.walk { node in read(node, &frame) }
        for parameter in carried.keys { roles[parameter] = nil }
        open.removeLast()
    }

    /// Reads a node; false for one whose parts are passed over.
    private mutating func read(_ node: SyntaxNode, _ frame: inout BodyFrame) -> Bool {
        switch node.kind {
        // It happens where it is called.
        case .function, .type: return false
        case .opaque:
            doubtUnread(node, frame)
            return false
        case .name: readName(node, &frame)
        case .variable: rebind(node)
        case .call:
            guard frame.certainty(of: node) != .never else { return false }
            readCall(node, &frame)
            readSetup(node, frame)
        case .assignment:
            readSetup(node, frame)
        default: break
        }
        return true
    }

    /// What isn't understood may be anything.
    private mutating func doubtUnread(_ node: SyntaxNode, _ frame: BodyFrame) {
        if frame.certainty(of: node) != .never { done.doubt("has a part that isn't understood", at: node.place) }
    }

    // MARK: - Helpers

    /// A call of a function inside this one, of a helper of the class, or of what a superclass does.
    private mutating func readCall(_ node: SyntaxNode, _ frame: inout BodyFrame) {
        guard let call = SyntaxCall(node), let callee = call.callee, let name = call.name else { return }
        if callee.kind == .name, let declared = callee.resolve(name), declared.isLocalFunction {
            return follow(declared, of: frame.owner, from: call, frame)
        }
        let receiver = call.receiver
        let isOfSuper = receiver?.isNamed("super") == true
        let isOfClass = callee.kind == .name || receiver.map { helpers.areNamed(by: $0) } == true
        guard isOfSuper || isOfClass else { return }
        let start = isOfSuper ? frame.owner + 1 : 0
        if let found = helpers.method(call, from: start) {
            follow(found.function, of: found.owner, from: call, frame)
        } else if isOfSuper {
            handToSuper(call)
        }
    }

    private mutating func follow(_ function: SyntaxNode, of owner: Int, from call: SyntaxCall, _ frame: BodyFrame) {
        var carried: [SyntaxNode: CarriedRole] = [:]
        for (parameter, argument) in call.matched(with: function) {
            guard let (role, mention) = self.carried(by: argument) else { continue }
            carried[parameter] = role
            followed.insert(mention)
        }
        follow(
            function, of: owner, roles: carried, certainty: frame.certainty(of: call.node),
            isForFiles: frame.isForFiles(call.node))
    }

    /// What an argument hands over whole, and the name of it.
    private func carried(by argument: SyntaxNode) -> (CarriedRole, SyntaxNode)? {
        var node = argument.withoutMarks
        while node.kind == .binary, node.isNamed("??"), let left = node.child(.left) { node = left.withoutMarks }
        guard node.kind == .name, let role = role(of: node) else { return nil }
        return (role, node)
    }

    /// What the superclass outside the target does with it.
    private mutating func handToSuper(_ call: SyntaxCall) {
        for argument in call.values {
            guard let (_, mention) = carried(by: argument) else { continue }
            followed.insert(mention)
            let place = call.callee?.namePlace ?? call.node.place
            guard let framework else {
                if !helpers.haveHarmlessSuperclass { done.doubt("hands it to its superclass", at: place) }
                continue
            }
            let callback = framework.row.methods.first {
                [$0.callback.name, $0.callback.spec.selector].contains(call.fullName)
            }?.callback
            guard let callback, let method = framework.method(callback, overriding: helpers.callbacks) else { continue }
            guard let actions = method.actions else {
                done.doubt("hands it to \(framework.row.name)", at: place)
                continue
            }
            for action in actions { done.add(action, at: place) }
        }
    }

    // MARK: - What is carried

    /// What a name stands for.
    private func role(of name: SyntaxNode) -> CarriedRole? {
        guard !roles.isEmpty, let text = name.name else { return nil }
        return name.resolve(text).flatMap { roles[$0] }
    }

    /// `if let options` or `[options]` of a closure, which are the same under their own names.
    private mutating func rebind(_ variable: SyntaxNode) {
        guard !roles.isEmpty, [.condition, .capture].contains(variable.role), variable.child(.value) == nil,
            let role = role(of: variable)
        else { return }
        roles[variable] = role
    }

    private mutating func readName(_ node: SyntaxNode, _ frame: inout BodyFrame) {
        guard let name = node.name else { return }
        if node.role != .callee, let declared = node.resolve(name), declared.isLocalFunction {
            return follow(declared, of: frame.owner, roles: [:], certainty: max(.perhaps, frame.certainty(of: node)))
        }
        guard let role = role(of: node), !followed.contains(node), frame.certainty(of: node) != .never else { return }
        if case .payload = role, let question = PayloadQuestion(node) {
            frame.ofFiles += question.ofFiles
            return done.test(name, at: node.place)
        }
        switch CarriedMention(role, node).use {
        case .nothing: break
        case .alias(let variables, let role):
            for variable in variables { roles[variable] = role }
            if case .payload = role { done.rename(at: node.place) }
        case .taken(let kind): take(kind, node, frame)
        case .read(let slot, let first): done.read(slot, first: first, at: node.place)
        case .handed(let receiver):
            done.doubt("hands \(name) \(receiver.map { "to \($0)" } ?? "on")", at: node.place)
        }
    }

    private mutating func take(_ kind: PayloadKind, _ mention: SyntaxNode, _ frame: BodyFrame) {
        guard kind == .url, hasURLSchemes, frame.isForFiles(mention) else { return done.take(kind, at: mention.place) }
        done.takeIfFile(mention.name ?? "", at: mention.place)
    }

    // MARK: - Set-up

    private mutating func readSetup(_ node: SyntaxNode, _ frame: BodyFrame) {
        guard let site = SetupSite(node, constants) else { return }
        switch (site.kind, frame.certainty(of: site.cause)) {
        case (_, .never): break
        case (.request(let request), .always), (.request(let request), .later):
            done.add(.request(request), at: site.place)
        case (.remoteNotifications, .always), (.remoteNotifications, .later):
            done.add(.registerForRemoteNotifications, at: site.place)
        case (.request(let request), .perhaps):
            // The system asks a person once, so that an app asks at its first launches or never again.
            done.add(.request(request, once: true), at: site.place, assumption: "on a condition")
        case (.remoteNotifications, .perhaps): break
        case (.task(let argument), .always):
            // An empty one is no task's.
            if let identifier = constants.text(argument), !identifier.isEmpty {
                done.add(.registerTask(identifier: identifier), at: site.place)
            } else if !permitsTasks {
                done.doubt("registers a task whose identifier isn't a constant", at: site.place)
            }
        case (.task, _): done.doubt("registers a task on a condition", at: site.place)
        case (.notificationDelegate, .always): done.add(.setNotificationDelegate, at: site.place)
        case (.notificationDelegate, _):
            done.doubt("sets the notification delegate on a condition", at: site.place)
        case (.window(let initializer), .always):
            done.add(.makeWindow(frame.givesScene ? .scene : initializer), at: site.place)
        case (.window, _): done.doubtWindow("makes a window on a condition", at: site.place)
        }
    }
}

/// A body that is being followed.
private struct BodyFrame {
    let body: SyntaxNode
    /// The number of the class among the superclasses.
    let owner: Int
    private let certainties: BodyCertainty
    /// How certain the body itself is.
    private let least: Certainty
    /// What is reached only with the URL of a file.
    var ofFiles: [Range<Int>]
    /// Whether it gives a window its scene after it has made it, once that was asked.
    private let sceneAnswer = MadeOnce<Bool>()

    init(body: SyntaxNode, owner: Int, certainty: BodyCertainty, least: Certainty, ofFiles: [Range<Int>]) {
        (self.body, self.owner, certainties, self.least, self.ofFiles) = (body, owner, certainty, least, ofFiles)
    }

    func certainty(of node: SyntaxNode) -> Certainty { max(least, certainties.certainty(of: node)) }

    func isForFiles(_ node: SyntaxNode) -> Bool {
        let start = node.range.lowerBound
        return ofFiles.contains { $0.contains(start) }
    }

    /// `window.windowScene = scene`
    var givesScene: Bool {
        sceneAnswer {
            body.descendants.contains { node in
                node.kind == .assignment && node.child(.left)?.kind == .member
                    && node.child(.left)?.isNamed("windowScene") == true
                    || SyntaxCall(node)?.isNamed("setWindowScene:") == true
            }
        }
    }
}

extension SyntaxNode {
    /// Whether it is declared in the body of another function.
    fileprivate var isLocalFunction: Bool { kind == .function && role == .statement && parent?.kind != .file }
}
