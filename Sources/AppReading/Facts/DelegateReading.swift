/// What is known of a class that UIKit calls.
struct DelegateReading {
    /// Its name, or what is said in the place of it.
    let name: String
    let place: Place?
    var how = FactOrigin.How.read
    /// Why the app's delegate or its `App` is this one, where more was possible.
    var choice: EntryPoint.Choice?
    /// In the order of the catalogue.
    var methods: [MethodReading] = []
    /// Methods that no launch depends on.
    var otherMethods: [(name: String, place: Place)] = []
    /// Why it is taken to implement everything else; nil where nothing is.
    var others: Others?

    /// Methods that aren't seen.
    enum Others {
        /// Those of a superclass, or of other classes.
        case assumed(String?)
        /// Those in code that wasn't read.
        case unknown(String)
    }

    subscript(callback: Callback) -> MethodReading? { methods.first { $0.callback == callback } }

    /// Whether it is known what its launch methods do.
    var hasLaunchMethod: Bool {
        methods.allSatisfy { ![.willFinishLaunching, .didFinishLaunching].contains($0.callback) || $0.actions != nil }
    }

    /// Whether a superclass that isn't read may have the method that a launch calls, and the class hasn't.
    func mayInheritLaunchMethod(as slot: DelegateSlot) -> Bool {
        guard case .assumed = others else { return false }
        return switch slot {
        case .appDelegate: !methods.contains(where: \.callback.isLaunchMethod)
        case .sceneDelegate, .scenes(.window): self[.sceneWillConnect] == nil
        default: false
        }
    }

    /// What a scenario has of it.
    var delegate: Delegate {
        let called = methods.filter { $0.caller == nil }.map { ($0.callback, $0.method) }
        return Delegate(called, others: others.map { _ in Delegate.Method() })
    }

    func origins(at path: ScenarioPath) -> [FactOrigin] {
        [FactOrigin(path, .part, how, at: place, name), originOfChoice(below: path)].compactMap(\.self)
            + methods.flatMap { $0.origins(below: path) }
            + otherMethods.map { FactOrigin(path.to(.key($0.name)), at: $0.place) }
            + [originOfOthers(at: path.to(.others))].compactMap(\.self)
    }

    private func originOfChoice(below path: ScenarioPath) -> FactOrigin? {
        choice.map { choice in
            let how: FactOrigin.How = choice.isAssumed ? .assumed : .read
            return FactOrigin(path.to(.key("class")), .nothing, how, at: choice.place, "\(name), \(choice.remark)")
        }
    }

    private func originOfOthers(at path: ScenarioPath) -> FactOrigin? {
        switch others {
        case .assumed(let remark): FactOrigin(path, .part, .assumed, at: place, remark)
        case .unknown(let reason): FactOrigin(path, .part, .unknown, at: place, reason)
        case nil: nil
        }
    }

    mutating func settle(hasScenes: Bool) {
        for index in methods.indices { methods[index].settle(hasScenes: hasScenes) }
    }

    /// A quick action that the choice of a configuration passes to the same method as the connection is handled in both.
    mutating func handleQuickActionsTwice(_ others: [MethodReading]) {
        guard let index = methods.firstIndex(where: { $0.callback == .configurationForConnecting }),
            let passed = methods[index].passedOn[.connectionShortcutItem],
            others.contains(where: {
                $0.callback == .sceneWillConnect
                    && $0.passedOn[.connectionShortcutItem].map { !passed.isDisjoint(with: $0) } == true
            })
        else { return }
        methods[index].actions = methods[index].actions?.map { found in
            var found = found
            if found.action == .read(slot: .connectionShortcutItem) { found.action = .handle(.shortcutItem) }
            return found
        }
    }

    /// The methods of scene delegates that receive payloads.
    private static let payloadMethods =
        [.sceneWillConnect, .windowSceneAcceptCloudKitShare] + HandOver.all.map(\.handler)

    /// The options for which another class may connect are unknown, at the start and later, and so are the methods for
    /// payloads that only the other classes implement; nil where these aren't read.
    mutating func setUnknown(_ deciding: SceneDelegates.Deciding, implementing callbacks: [Callback]?) {
        for slot in deciding.options {
            let handler = HandOver.all.first { $0.slot == slot }?.handler
            let unsure: [(Callback?, BodyActions.Concern)] = [(.sceneWillConnect, .option(slot)), (handler, .payload)]
            for (callback, concern) in unsure {
                guard let index = methods.firstIndex(where: { $0.callback == callback }) else { continue }
                methods[index].doubt(concern, deciding.reason, at: deciding.place)
            }
        }
        guard let callbacks else {
            others = others ?? .unknown(deciding.reason)
            return
        }
        for callback in Self.payloadMethods where callbacks.contains(callback) && self[callback] == nil {
            var method = MethodReading(callback: callback, place: deciding.place)
            method.doubt(.everything, deciding.reason, at: deciding.place)
            methods.append(method)
        }
    }

    /// Names the methods that a framework's scene delegate calls, where UIKit doesn't.
    mutating func adaptToScenes(bridged: [Callback: String]) {
        for index in methods.indices {
            guard let caller = bridged[methods[index].callback] else { continue }
            methods[index].caller = caller
        }
    }
}

extension Place {
    /// The place as far as the end of its line, to point at a declaration and not at all of its body.
    var firstLine: Place {
        let end =
            source.bytes[range].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "{") } ?? range.upperBound
        let last = source.bytes[range.lowerBound.upTo(end)].lastIndex {
            $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r")
        }
        return Place(source: source, range: range.lowerBound..<((last ?? range.lowerBound) + 1))
    }
}
