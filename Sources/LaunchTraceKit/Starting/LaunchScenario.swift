/// The text of a scenario that has its app in a file beside it.
enum LaunchScenario {
    static func text(of launch: LaunchOfApp, called title: String, app: String) -> String {
        var members: [Value.Member] = [
            .init("name", .string(title)),
            // What a newer version of the tool takes for the newest system mustn't change the timeline.
            .init("device", ["os": .string(launch.scenario.device.os.description)]), .init("app", .string(app)),
        ]
        let course = launch.scenario.value(Spelling(spelledOut: ["start"]))
        if case .object(let all) = course { members += all.filter { ["start", "events"].contains($0.key) } }
        return Value.object(members).prettyJSON
    }
}
