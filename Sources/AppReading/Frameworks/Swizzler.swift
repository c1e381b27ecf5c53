/// A library that changes an app's delegates while the app runs.
package struct Swizzler: Sendable {
    package let name: String
    /// Modules that a file imports which uses it.
    package let modules: Set<String>
    /// What brings it along: products of packages, pods, and plugins by the names of their packages. A pod's name stands
    /// for its parts, too.
    package let libraries: Set<String>
    /// The library whose version determines its form; empty where there is one form.
    package let decidedBy: [String]
    package let versions: LibraryRange
    /// The callbacks that it gets as well, so that what the app leaves alone may be used there.
    package let hooks: Set<Callback>
    /// Whether an app's own method still has to call the completion handler that it gets; else the library may do it.
    package let leavesCompletionToApp: Bool
    /// Whether it calls the handler for its own background sessions alone, so that an app with sessions has to call it.
    package let completesOwnSessionsAlone: Bool
    /// Those that UIKit finds also in an app that doesn't implement them.
    package let adds: Set<Callback>
    package let control: Control
    /// `documented` is a statement of the library's own source or guide.
    package let source: Source

    /// How an app's Info.plist decides whether it acts.
    package enum Control: Hashable, Sendable {
        case always
        case offWhereFalse([String])
        case offWhereTrue(String)
        case onWhereTrue(String)
    }

    init(
        _ name: String, modules: Set<String>, libraries: Set<String>, decidedBy: [String] = [],
        _ versions: LibraryRange = .all, hooks: Set<Callback>, adds: Set<Callback> = [],
        leavesCompletionToApp: Bool = false, completesOwnSessionsAlone: Bool = false, control: Control = .always,
        source: Source
    ) {
        self.name = name
        self.modules = modules
        self.libraries = libraries
        self.decidedBy = decidedBy
        self.versions = versions
        self.hooks = hooks
        self.adds = adds
        self.leavesCompletionToApp = leavesCompletionToApp
        self.completesOwnSessionsAlone = completesOwnSessionsAlone
        self.control = control
        self.source = source
    }

    /// Those that act in an app, by the libraries that it links, the modules that it imports among them, and its
    /// Info.plist; of several forms the newest that the locked versions allow.
    package static func linked(imports names: Set<String>, libraries: LockedVersions, infoPlist: [String: PropertyTree])
        -> [Swizzler]
    {
        let withPods = names.withPods
        let linked = all.filter { swizzler in
            let isLinked = !swizzler.modules.isDisjoint(with: names) || !swizzler.libraries.isDisjoint(with: withPods)
            return isLinked && libraries.version(of: swizzler.decidedBy).map(swizzler.versions.allows) ?? true
        }
        let newest = linked.indices.filter { index in !linked[(index + 1)...].contains { $0.name == linked[index].name }
        }
        return newest.map { linked[$0] }.filter { $0.control.acts(by: infoPlist) }
    }
}

extension Set<String> {
    /// Each name, and the pod that it is a part of: `OneSignal` for `OneSignal/OneSignalCore`.
    var withPods: Set<String> { union(filter { !$0.hasPrefix("@") }.map { String($0.prefix { $0 != "/" }) }) }
}

extension Swizzler.Control {
    func acts(by infoPlist: [String: PropertyTree]) -> Bool {
        switch self {
        case .always: true
        case .offWhereFalse(let keys): !keys.contains { infoPlist[$0]?.isTrue == false }
        case .offWhereTrue(let key): infoPlist[key]?.isTrue != true
        case .onWhereTrue(let key): infoPlist[key]?.isTrue == true
        }
    }
}

extension PropertyTree {
    /// Objective-C's `boolValue` of it; nil where it has none.
    fileprivate var isTrue: Bool? {
        switch self {
        case .bool(let bool): bool
        case .number(let number): number != 0
        case .text(let text):
            text.drop { $0 == " " || $0 == "0" || $0 == "+" || $0 == "-" }.first.map { "YyTt123456789".contains($0) }
                ?? false
        case .list, .dictionary, .other: nil
        }
    }
}
