extension LaunchSubject {
    /// What SCENARIO and TRIGGER are.
    static let remark =
        "SCENARIO is a JSON file, \"-\" standard input; or a project or app file, of which TRIGGER names a launch, such as "
        + "openURL."

    /// The same at length, for the manual page.
    static let details = [
        "A project is an .xcodeproj, or a folder that holds one; an app file has the keys of a scenario's app. TRIGGER is "
            + "an event as a scenario has it, or what \"\(ToolInfo.name) lint\" calls a launch: openURL recipes://path, "
            + "backgroundEvent location, or several with commas between them. What it carries, such as the URL, is the "
            + "app's own; without TRIGGER the launches are named that the app has."
    ]
}
