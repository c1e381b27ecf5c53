/// The project from which the app of a scenario is read.
package struct ProjectReference: Hashable, Sendable {
    /// The path of an .xcodeproj, or of a folder that contains one.
    package var project: String?
    package var target: String?
    /// The Info.plist of a project without an .xcodeproj.
    package var plist: String?
    package var entitlements: String?
    /// The folders of its code.
    package var sources: [String]?

    package static let keys: [Field<ProjectReference>] = [
        Field(
            "project", \.project, .name,
            "An .xcodeproj, or a folder that contains one, from which the app is read; other keys override it."
        ).suchAs("../MyApp.xcodeproj"),
        Field("target", \.target, .name, "The target of the project, if several are apps.").suchAs("MyApp"),
        Field("plist", \.plist, .name, "The Info.plist of a project without an .xcodeproj.").suchAs(
            "../App/Info.plist"),
        Field("entitlements", \.entitlements, .name, "The entitlements that such a project is signed with.").suchAs(
            "../App/App.entitlements"),
        Field("sources", \.sources, .list(of: .name), "The folders of the code of such a project.").suchAs(["../App"]),
    ]

    /// The reference with all paths changed.
    func mapPaths(_ change: (String) -> String) -> ProjectReference {
        ProjectReference(
            project: project.map(change), target: target, plist: plist.map(change),
            entitlements: entitlements.map(change), sources: sources?.map(change))
    }
}
