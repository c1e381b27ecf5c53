struct Swizzler: Sendable {
    let name: String
    let hooks: Set<Callback>
    let adds: Set<Callback>
    static func linked(imports: Set<String>, libraries: LockedVersions, infoPlist: [String: PropertyTree]) -> [Swizzler]
    { [] }
}
package struct LockedVersions: Sendable { package init(_ folder: ProjectFolder, project: String) {}; var isEmpty: Bool { true } }
extension FrameworkClass {
    static func named(_ name: String, versions: LockedVersions) -> FrameworkClass? { nil }
    var remark: String { name }
}
