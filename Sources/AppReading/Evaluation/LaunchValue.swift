/// What an expression is when the system launches an app, as far as the class of a delegate may hang on it.
enum LaunchValue: Hashable {
    /// `nil`, or what is asked for and isn't there.
    case nothing
    case flag(Bool)
    case text(String)
    /// A class, by the name of a type of the target or as it is written.
    case type(String)
    case enumCase(String)
    /// `ProcessInfo.processInfo`, and what the app was started with.
    case process, arguments, environment
    /// Something that is there, of which nothing else is known.
    case something
    case unknown
}

/// The values that an expression may have.
struct LaunchValues {
    /// Each with the expression that says it.
    private(set) var possible: [Possible]
    /// What was taken for granted to leave out the others.
    var grounds: LaunchGrounds
    /// What wasn't understood where it was to choose among them.
    var open: SyntaxNode?

    struct Possible: Hashable {
        let value: LaunchValue
        let node: SyntaxNode
    }

    private static let limit = 16

    init(_ value: LaunchValue, at node: SyntaxNode, _ grounds: LaunchGrounds = []) {
        possible = [Possible(value: value, node: node)]
        self.grounds = grounds
        open = value == .unknown ? node : nil
    }

    /// None yet, as of a variable before its first assignment.
    static var none: LaunchValues { LaunchValues(possible: [], grounds: [], open: nil) }

    private init(possible: [Possible], grounds: LaunchGrounds, open: SyntaxNode?) {
        (self.possible, self.grounds, self.open) = (possible, grounds, open)
    }

    static func unknown(_ node: SyntaxNode) -> LaunchValues { LaunchValues(.unknown, at: node) }

    // MARK: - What is known

    /// The one value; nil where there may be several.
    var only: LaunchValue? {
        guard let first = possible.first?.value, first != .unknown else { return nil }
        return possible.allSatisfy { $0.value == first } ? first : nil
    }

    /// The result of a condition.
    var flag: Bool? { if case .flag(let flag) = only { flag } else { nil } }

    /// Whether there is something; nil where that isn't known.
    var isPresent: Bool? {
        if possible.isEmpty || possible.contains(where: { $0.value == .unknown }) { return nil }
        let absent = possible.count { $0.value == .nothing }
        return absent == 0 ? true : absent == possible.count ? false : nil
    }

    // MARK: - Made of others

    func taking(_ grounds: LaunchGrounds) -> LaunchValues {
        var values = self
        values.grounds.formUnion(grounds)
        return values
    }

    /// The values of both; which of them it is hangs on what isn't understood.
    func or(_ other: LaunchValues, dependingOn open: SyntaxNode? = nil) -> LaunchValues {
        var all = possible
        for value in other.possible where !all.contains(value) { all.append(value) }
        guard all.count <= Self.limit else { return .unknown(all[0].node) }
        return LaunchValues(possible: all, grounds: grounds.union(other.grounds), open: self.open ?? other.open ?? open)
    }

    /// Without what isn't there: the values behind `if let` and on the left of `??`.
    var withoutNothing: LaunchValues {
        LaunchValues(possible: possible.filter { $0.value != .nothing }, grounds: grounds, open: open)
    }

    /// A condition of another value of the same expression.
    func flag(_ flag: Bool?, at node: SyntaxNode) -> LaunchValues {
        guard let flag else {
            return LaunchValues(possible: [Possible(value: .unknown, node: node)], grounds: grounds, open: open ?? node)
        }
        return LaunchValues(.flag(flag), at: node, grounds)
    }

    /// The opposite of a condition.
    func negated(at node: SyntaxNode) -> LaunchValues { flag(flag.map { !$0 }, at: node) }

    /// Both conditions; one that is false is enough.
    func and(_ other: LaunchValues, at node: SyntaxNode) -> LaunchValues {
        if flag == false { return self }
        if other.flag == false { return other }
        let both = flag == true && other.flag == true
        return or(other).flag(both ? true : nil, at: node)
    }
}

/// What is taken for granted of a launch.
struct LaunchGrounds: OptionSet, Hashable {
    let rawValue: UInt8

    /// No test has started it: XCTest isn't there.
    static let outsideOfTests = LaunchGrounds(rawValue: 1 << 0)
    /// Neither Xcode nor a test has given it arguments or variables.
    static let withoutArguments = LaunchGrounds(rawValue: 1 << 1)
    /// The name of something that isn't part of the target says that it asks for tests.
    static let namesOfTests = LaunchGrounds(rawValue: 1 << 2)
    /// The system is the newest that is known.
    static let newestSystem = LaunchGrounds(rawValue: 1 << 3)

    /// Whether the code doesn't say as much.
    var isAssumed: Bool { !isDisjoint(with: [.namesOfTests, .newestSystem]) }

    /// What they make of a class: `the class outside of tests`; nil where nothing is taken for granted.
    var remark: String? {
        if !isDisjoint(with: [.outsideOfTests, .namesOfTests]) { return "the class outside of tests" }
        if contains(.withoutArguments) { return "the class without launch arguments" }
        return contains(.newestSystem) ? "the class on the newest system" : nil
    }
}
