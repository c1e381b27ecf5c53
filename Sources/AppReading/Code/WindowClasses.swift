/// The classes of a target that are windows, and whose names don't end in `Window`.
enum WindowClasses {
    /// Their names: `Overlay` of `class Overlay: UIWindow`, over as many steps as it takes.
    static func names(of code: TargetCode) -> [String] {
        var heirs: [String: [String]] = [:]
        for type in code.allTypes where type.isOfTarget && type.isClass {
            for name in type.parts.flatMap(\.declaration.inherited) { heirs[name, default: []].append(type.name) }
        }
        var (windows, open) = (Set<String>(), ["UIWindow", "UIKit.UIWindow"])
        while let name = open.popLast() { open += (heirs[name] ?? []).filter { windows.insert($0).inserted } }
        return windows.filter { !$0.hasSuffix(SetupSite.ending) }.sorted()
    }
}
