/// How code makes the object of a framework that runs the app in the background, and sets the receiver of its events.
struct ServiceSetup {
    let service: ServiceProtocol
    let form: Form
    /// The requirement for a launch by the system: words in an argument, or in its value.
    let mark: Mark?
    /// The source of this fact.
    let source: String

    enum Form {
        /// `object.delegate = self`, of an object of this class.
        case delegate(of: String)
        /// `object.setDelegate(self, queue: nil)`, of an object of this class.
        case call(Set<String>, of: String)
        /// The object is made with its delegate, whose number among the arguments Objective-C goes by. `by`: the first parts
        /// of the selectors; `named`: the class in Objective-C, where it has another name.
        case making(String, named: String? = nil, by: Set<String>, delegate: Int?)
    }

    struct Mark {
        let label: String
        /// Its number among the arguments.
        let position: Int
        let words: Set<String>
    }

    init(_ service: ServiceProtocol, _ form: Form, only mark: Mark? = nil, source: String) {
        (self.service, self.form, self.mark, self.source) = (service, form, mark, source)
    }

    /// The names by which places of set-up are found, of selectors the first parts.
    static let names: [String] = all.flatMap { row in
        switch row.form {
        case .delegate: ["delegate", "setDelegate"]
        case .call(let names, _): Array(names)
        case .making(let type, _, let selectors, _): [type] + selectors
        }
    }.unique()

    /// The protocols by any of which a class is a service's delegate.
    static func protocols(of service: ServiceProtocol) -> Set<String> {
        let names = [service.rawValue] + service.otherNames
        guard service == .urlSession else { return Set(names) }
        let all = names + ["URLSessionDataDelegate"]
        return Set(all + all.map { "NS" + $0 })
    }

    /// The class of the object that has a property for the delegate.
    static func objectWithDelegate(of service: ServiceProtocol) -> String? {
        all.lazy.compactMap { row in
            if row.service == service, case .delegate(let type) = row.form { type } else { nil }
        }.first
    }

    // MARK: - Assignments

    /// The service whose object's delegate a member is.
    static func service(of member: SyntaxNode, _ constants: CodeConstants) -> ServiceProtocol? {
        guard member.isNamed("delegate"), let object = member.child(.base) else { return nil }
        return all.first { row in
            if case .delegate(let type) = row.form { constants.isOf([type], object) } else { false }
        }?.service
    }

    // MARK: - Calls

    /// What a call sets up; nil for one that does something else.
    static func use(by call: SyntaxCall, _ constants: CodeConstants) -> Use? {
        guard let name = call.firstName else { return nil }
        return (byName[name] ?? []).lazy.compactMap { $0.use(by: call, name, constants) }.first
    }

    /// A call that sets up a service.
    struct Use {
        let service: ServiceProtocol
        /// Nil for a query, which runs a closure.
        let delegate: SyntaxNode?
    }

    private static let byName: [String: [ServiceSetup]] = all.reduce(into: [:]) { table, row in
        switch row.form {
        case .delegate: table["setDelegate", default: []].append(row)
        case .call(let names, _): for name in names { table[name, default: []].append(row) }
        case .making(let type, _, let selectors, _):
            for name in selectors.union([type, "init"]) { table[name, default: []].append(row) }
        }
    }

    private func use(by call: SyntaxCall, _ name: String, _ constants: CodeConstants) -> Use? {
        switch form {
        case .delegate(let type):
            return call.name == "setDelegate:" && isOf(type, call, constants) ? use(call.values.first) : nil
        case .call(_, let type): return isOf(type, call, constants) ? use(call.values.first) : nil
        case .making(let type, let other, _, let position):
            guard makes(type, other, call, name, constants), isMarked(call, constants) else { return nil }
            guard let position else { return Use(service: service, delegate: nil) }
            return use(call.argument("delegate", at: position))
        }
    }

    private func use(_ delegate: SyntaxNode?) -> Use? { delegate.map { Use(service: service, delegate: $0) } }

    private func isOf(_ type: String, _ call: SyntaxCall, _ constants: CodeConstants) -> Bool {
        call.receiver.map { constants.isOf([type], $0) } ?? false
    }

    private func makes(_ type: String, _ other: String?, _ call: SyntaxCall, _ name: String, _ constants: CodeConstants)
        -> Bool
    {
        guard call.node.isSwift else { return name != type && isOf(other ?? type, call, constants) }
        return name == type || name == "init" && call.receiver?.lastName == type
    }

    private func isMarked(_ call: SyntaxCall, _ constants: CodeConstants) -> Bool {
        guard let mark else { return true }
        return call.argument(mark.label, at: mark.position).map { constants.mentions(mark.words, $0) } ?? false
    }
}

extension ServiceProtocol {
    /// Whether nothing but the app keeps the object: of a push registry the system is known to keep some.
    ///
    /// Source: Apple, CLLocationManager ("maintain a strong reference to it").
    var needsKeeper: Bool { self == .locationManager }
}

extension SyntaxCall {
    /// The value of an argument: in Swift by its label, in Objective-C by its number.
    fileprivate func argument(_ label: String, at position: Int) -> SyntaxNode? {
        if node.isSwift { return argument(label) }
        let values = values
        return values.indices.contains(position) ? values[position] : nil
    }
}
