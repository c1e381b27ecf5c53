/// Follows a method through its body and the helpers of its class, and notes what a scenario has words for.
struct BodyWalk {
    let code: TargetCode
    let constants: CodeConstants
    /// The oldest system that the app runs on.
    let oldest: Version
    /// Whether the Info.plist names tasks, of which one is meant where the code's identifier isn't a constant.
    let permitsTasks: Bool
    /// Whether the app is opened by URLs other than those of files.
    let hasURLSchemes: Bool
    /// The class with its superclasses in the target, the class first.
    let line: [CodeType]
    /// The methods of each of them.
    private let methods: [[CodeType.Part]]
    /// The superclass outside the target, if the table knows it.
    let framework: FrameworkClass?
    /// The role of the scenes whose delegate the class is.
    let role: SceneRole?
    private(set) var done = BodyActions()
    private var depth = 0
    /// The functions that are being followed, by the places of their bodies.
    private var open: Set<Place> = []

    private static let depthLimit = 12

    init(
        _ code: TargetCode, _ constants: CodeConstants, oldest: Version, permitsTasks: Bool, hasURLSchemes: Bool,
        line: [CodeType], framework: FrameworkClass?, role: SceneRole?
    ) {
        self.code = code
        self.constants = constants
        self.oldest = oldest
        self.permitsTasks = permitsTasks
        self.hasURLSchemes = hasURLSchemes
        self.line = line
        methods = line.map(\.methods)
        self.framework = framework
        self.role = role
    }

    /// Follows a function, whose parameters carry something.
    mutating func follow(
        _ part: CodeType.Part, of owner: Int, roles: [String: CarriedRole], certainty: Certainty = .always,
        isForFiles: Bool = false
    ) {
        guard let body = part.declaration.body, depth < Self.depthLimit, open.insert(code.place(part)).inserted else {
            return
        }
        depth += 1
        var frame = BodyFrame(
            file: part.file, text: CodeText(code.files[part.file]), body: body, owner: owner, roles: roles,
            course: BodyCourse(CodeText(code.files[part.file]), body, oldest: oldest, role: role, isHelper: depth > 1),
            least: certainty, ofFiles: isForFiles ? [body] : [])
        for index in body { read(index, &frame) }
        depth -= 1
        if depth == 0 { done.settlePayload() }
        open.remove(code.place(part))
    }

    private mutating func read(_ index: Int, _ frame: inout BodyFrame) {
        let certainty = frame.certainty(index)
        guard certainty != .never, !frame.consumed.contains(index) else { return }
        if frame.text.kind(index) == .leftBracket { readMessage(index, &frame) }
        guard let name = frame.text.name(index), !frame.text.isLabel(index) || SetupWord.isSelector(name) else {
            return
        }
        if let role = frame.role(of: name, at: index) {
            mention(role, name, index, &frame)
        } else if frame.text.kind(index + 1) == .leftParenthesis, frame.text.isSwift {
            readCall(name, index, &frame)
        }
        if let word = SetupWord(rawValue: name) { readSetup(word, index, certainty, frame) }
    }

    // MARK: - Helpers

    /// A call in Swift: of a helper of the class, or of what a superclass does.
    private mutating func readCall(_ name: String, _ index: Int, _ frame: inout BodyFrame) {
        let isOfSuper = frame.text.kind(index - 1) == .dot && frame.text.reads(index - 2, "super")
        let isOfSelf = frame.text.kind(index - 1) == .dot && frame.text.reads(index - 2, "self")
        guard isOfSuper || isOfSelf || frame.text.kind(index - 1) != .dot else { return }
        let arguments = frame.text.arguments(of: index + 1)
        let labels = arguments.map { range in
            frame.text.kind(range.lowerBound + 1) == .colon ? frame.text.text(range.lowerBound) : "_"
        }
        let spelled = name + "(" + labels.map { $0 + ":" }.joined() + ")"
        let values = arguments.map { range in
            frame.text.kind(range.lowerBound + 1) == .colon ? (range.lowerBound + 2).upTo(range.upperBound) : range
        }
        call(spelled, base: name, values, index, isOfSuper: isOfSuper, &frame)
    }

    /// `[self helper:argument]` in Objective-C.
    private mutating func readMessage(_ index: Int, _ frame: inout BodyFrame) {
        guard !frame.text.isSwift, let message = ObjectiveCMessage(frame.text, index) else { return }
        let isOfSuper = frame.text.reads(index + 1, "super")
        guard isOfSuper || frame.text.reads(index + 1, "self") else { return }
        call(message.selector, base: message.selector, message.arguments, index, isOfSuper: isOfSuper, &frame)
    }

    private mutating func call(
        _ name: String, base: String, _ values: [Range<Int>], _ index: Int, isOfSuper: Bool, _ frame: inout BodyFrame
    ) {
        let start = isOfSuper ? frame.owner + 1 : 0
        if let found = method(name, base: base, count: values.count, from: start) {
            let parameters = found.part.declaration.parameters
            var roles: [String: CarriedRole] = [:]
            for (number, value) in values.enumerated() where parameters.indices.contains(number) {
                guard let (role, token) = frame.carried(by: value), !parameters[number].name.isEmpty else { continue }
                roles[parameters[number].name] = role
                frame.consumed.insert(token)
            }
            follow(
                found.part, of: found.owner, roles: roles, certainty: frame.certainty(index),
                isForFiles: frame.isForFiles(index))
        } else if isOfSuper {
            for value in values {
                guard let (role, token) = frame.carried(by: value) else { continue }
                frame.consumed.insert(token)
                handToSuper(name, role, frame.text.place(index))
            }
        }
    }

    /// The method of the class, or of a superclass in the target.
    private func method(_ name: String, base: String, count: Int, from start: Int) -> (part: CodeType.Part, owner: Int)?
    {
        for owner in line.indices.dropFirst(start) {
            if let exact = methods[owner].first(where: { $0.declaration.name == name }) { return (exact, owner) }
            // Arguments with defaults are left out of a call.
            let similar = methods[owner].filter {
                $0.declaration.parameters.count >= count && $0.declaration.hasBaseName(base)
            }
            if similar.count == 1, let part = similar.first { return (part, owner) }
        }
        return nil
    }

    /// What the superclass outside the target does with it.
    private mutating func handToSuper(_ name: String, _ role: CarriedRole, _ place: Place) {
        if let framework {
            let callback = framework.row.methods.first {
                [$0.callback.name, $0.callback.spec.selector].contains(name)
            }?.callback
            guard let callback, let method = framework.method(callback, overriding: overridden) else { return }
            guard let actions = method.actions else {
                done.doubt("hands it to \(framework.row.name)", at: place)
                return
            }
            for action in actions { done.add(action, at: place) }
        } else if !line.contains(where: { $0.hasHarmlessSuperclass }) {
            done.doubt("hands it to its superclass", at: place)
        }
    }

    /// The callbacks that the class and its superclasses in the target implement.
    private var overridden: Set<Callback> {
        Set(line.flatMap(\.methods).compactMap { Callback.declared($0.declaration, by: Receiver.described) })
    }

    // MARK: - Payloads

    private mutating func mention(_ role: CarriedRole, _ name: String, _ index: Int, _ frame: inout BodyFrame) {
        if case .payload = role, let test = PayloadQuestion(index, frame.text) {
            frame.ofFiles += test.ofFiles
            return done.test(name, at: frame.text.place(index))
        }
        let mention = CarriedMention(role, index, frame.text)
        switch mention.use {
        case .nothing: break
        case .alias(let alias, let role):
            frame.roles[alias] = role
            if case .payload(let kind) = role { done.rename(kind, at: frame.text.place(index)) }
        case .taken(let kind): take(kind, name, index, frame)
        case .read(let slot, let first): done.read(slot, first: first, at: frame.text.place(index))
        case .handed(let receiver):
            let target = receiver.map { "to \($0)" } ?? "on"
            done.doubt("hands \(name) \(target)", at: frame.text.place(index))
        }
    }

    private mutating func take(_ kind: PayloadKind, _ name: String, _ index: Int, _ frame: BodyFrame) {
        let place = frame.text.place(index)
        guard kind == .url, hasURLSchemes, frame.isForFiles(index) else { return done.take(kind, at: place) }
        done.takeIfFile(name, at: place)
    }

    // MARK: - Set-up

    private mutating func readSetup(_ word: SetupWord, _ index: Int, _ certainty: Certainty, _ frame: BodyFrame) {
        let setup = SetupSite(word, index, frame.text) { [constants] in
            constants.isNotificationCenter($0, in: frame.file)
        }
        guard let setup else { return }
        let place = frame.text.place(index)
        switch (setup.kind, certainty) {
        case (.request(let request), .always), (.request(let request), .later): done.add(.request(request), at: place)
        case (.remoteNotifications, .always), (.remoteNotifications, .later):
            done.add(.registerForRemoteNotifications, at: place)
        case (.request(let request), .perhaps):
            // The system asks a person once, so that an app asks at its first launches or never again.
            done.add(.request(request, once: true), at: place, assumption: "on a condition")
        case (.request, .never), (.remoteNotifications, _): break
        case (.task(let argument), .always):
            if let identifier = constants.text(argument, frame.text, in: line[frame.owner].name) {
                done.add(.registerTask(identifier: identifier), at: place)
            } else if !permitsTasks {
                done.doubt("registers a task whose identifier isn't a constant", at: place)
            }
        case (.task, _): done.doubt("registers a task on a condition", at: place)
        case (.notificationDelegate, .always): done.add(.setNotificationDelegate, at: place)
        case (.notificationDelegate, _): done.doubt("sets the notification delegate on a condition", at: place)
        case (.window(let initializer), .always):
            done.add(.makeWindow(frame.givesScene ? .scene : initializer), at: place)
        case (.window, _): done.doubtWindow("makes a window on a condition", at: place)
        }
    }
}

/// A body that is being followed.
struct BodyFrame {
    /// The number of the file.
    let file: Int
    let text: CodeText
    let body: Range<Int>
    /// The number of the class among the superclasses.
    let owner: Int
    /// What names stand for.
    var roles: [String: CarriedRole]
    let course: BodyCourse
    /// How certain the body itself is.
    let least: Certainty
    /// What is reached only with the URL of a file.
    var ofFiles: [Range<Int>] = []
    /// Mentions that have been followed into a helper.
    var consumed: Set<Int> = []
    /// Whether it gives a window its scene, once that was asked.
    private let sceneAnswer = MadeOnce<Bool>()

    init(
        file: Int, text: CodeText, body: Range<Int>, owner: Int, roles: [String: CarriedRole], course: BodyCourse,
        least: Certainty, ofFiles: [Range<Int>]
    ) {
        self.file = file
        self.text = text
        self.body = body
        self.owner = owner
        self.roles = roles
        self.course = course
        self.least = least
        self.ofFiles = ofFiles
    }

    func isForFiles(_ index: Int) -> Bool { ofFiles.contains { $0.contains(index) } }

    func certainty(_ index: Int) -> Certainty { max(least, course[index]) }

    /// Whether the body gives a window its scene after it has made it: `window.windowScene = scene`.
    var givesScene: Bool {
        sceneAnswer {
            body.contains { index in
                text.kind(index) == .name && text.kind(index - 1) == .dot && text.reads(index, "windowScene")
                    && text.reads(index + 1, "=")
                    || text.reads(index, "setWindowScene") && text.kind(index + 1) == .colon
            }
        }
    }

    /// What a name stands for at its place; a member of something else only has the same name.
    func role(of name: String, at index: Int) -> CarriedRole? {
        guard !roles.isEmpty, let role = roles[name], text.kind(index - 1) != .dot else { return nil }
        return role
    }

    /// What an argument hands over whole, and the number of its token.
    func carried(by argument: Range<Int>) -> (CarriedRole, Int)? {
        guard let first = argument.first, let name = text.name(first), let role = role(of: name, at: first) else {
            return nil
        }
        let rest = text.text(first + 1)
        return argument.count == 1 || rest == "!" || rest == "??" ? (role, first) : nil
    }
}
