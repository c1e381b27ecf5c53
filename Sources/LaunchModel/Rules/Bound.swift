/// One thing that has to be so for a rule to hold.
public enum Bound: Hashable, Sendable {
    case lifecycle([Lifecycle])
    case state([AppState])
    /// UIKit versions, numbered like iOS.
    case system(VersionRange)
    case sdk(VersionRange)
    case platform([Platform])
    case condition(Condition)
}

extension Rule {
    /// Everything that has to be so; nothing for a rule that always holds.
    package var bounds: [Bound] {
        var bounds: [Bound] = []
        if lifecycles.count < Lifecycle.allCases.count { bounds.append(.lifecycle(lifecycles)) }
        if let from { bounds.append(.state(from)) }
        if os != .all { bounds.append(.system(os)) }
        if sdk != .all { bounds.append(.sdk(sdk)) }
        if platforms.count < Platform.allCases.count { bounds.append(.platform(platforms)) }
        return bounds + when.parts.map(Bound.condition)
    }
}

extension Condition {
    /// The conditions that all have to hold.
    package var parts: [Condition] {
        switch self {
        case .always: []
        case .all(let parts): parts.flatMap(\.parts)
        default: [self]
        }
    }
}
