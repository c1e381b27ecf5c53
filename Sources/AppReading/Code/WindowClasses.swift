/// The classes of a target that are windows and whose names don't say so.
enum WindowClasses {
    /// Their names: `Overlay` of `class Overlay: UIWindow`, over as many steps as it takes.
    static func names(of code: TargetCode) -> [String] {
        var windows: Set<String> = ["UIWindow", "UIKit.UIWindow"]
        var new = windows
        while !new.isEmpty {
            let found = code.allTypes.filter { type in
                !windows.contains(type.name) && type.isOfTarget && type.isClass && type.inherits(fromAny: new)
            }
            new = Set(found.map(\.name))
            windows.formUnion(new)
        }
        return windows.filter { !$0.hasSuffix(SetupSite.ending) }.sorted()
    }
}

extension CodeType {
    fileprivate func inherits(fromAny names: Set<String>) -> Bool {
        parts.contains { $0.declaration.inherited.contains(where: names.contains) }
    }
}

extension NodeIndex {
    /// The names that stand somewhere and may be those of windows.
    func windowNames(in code: TargetCode) -> [String] {
        names(endingIn: SetupSite.ending) + WindowClasses.names(of: code)
    }
}
