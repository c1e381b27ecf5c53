/// A swizzler that acts in an app, or would if the app links a pod.
struct ActingSwizzler {
    let row: Swizzler
    /// The pod or plugin that may be linked; nil where the library is linked.
    let pod: String?

    static func all(of libraries: LinkedLibraries, versions: LockedVersions, infoPlist: [String: PropertyTree])
        -> [ActingSwizzler]
    {
        func rows(_ names: Set<String>) -> [Swizzler] {
            Swizzler.linked(imports: names, libraries: versions, infoPlist: infoPlist)
        }
        let linked = rows(libraries.names)
        let possible = rows(libraries.possible).filter { row in !linked.contains { $0.name == row.name } }
        return linked.map { ActingSwizzler(row: $0, pod: nil) }
            + possible.map { row in
                ActingSwizzler(
                    row: row,
                    pod: libraries.possible.withPods.intersection(row.modules.union(row.libraries)).sorted().first)
            }
    }

    /// Why the payload of a callback may be handled.
    var hold: String { pod.map { "\($0) may be linked, and \(row.name) would hook it" } ?? "\(row.name) hooks it" }

    /// The origin of a method that it adds.
    var addition: (how: FactOrigin.How, remark: String) {
        pod.map { (.unknown, "\($0) may be linked, and \(row.name) would add it") } ?? (.assumed, "\(row.name) adds it")
    }
}
