/// Where an app registers the plugins to which its framework hands a launch.
struct PluginRegistration {
    /// Why it isn't known what they do with it.
    let reason: String
    let place: Place

    /// Nil where a class isn't part of the target.
    init?(of framework: FrameworkClass, by line: [CodeType], _ trees: CodeTrees) {
        guard let type = line.first,
            let part = type.parts.first(where: {
                $0.declaration.kind != .extension && $0.declaration.kind != .interface
            })
        else { return nil }
        let hands = "\(framework.row.name) passes it to plugins"
        guard let registrant = Self.registrants[framework.row.framework],
            let call = line.flatMap(\.methods).lazy.compactMap({ Self.call(of: registrant, in: trees.node($0)) }).first
        else {
            (reason, place) = (hands, trees.code.place(part).firstLine)
            return
        }
        let function = call.node.ancestors.first { $0.kind == .function }.flatMap { Declaration($0)?.name }
        let isLate = function.map(Self.functionsAfterTheLaunch.contains) ?? false
        let when = isLate ? ", after the launch methods of an app with scenes" : ""
        reason = "\(hands), which \(function ?? "code") registers\(when)"
        place = call.callee?.namePlace ?? call.node.place
    }

    /// The class that a framework's tool writes, whose one function makes all plugins.
    private static let registrants: [Framework: String] = [.flutter: "GeneratedPluginRegistrant"]

    /// Of `FlutterImplicitEngineDelegate`, called once the view controller of the storyboard has made its engine
    /// (https://docs.flutter.dev/release/breaking-changes/uiscenedelegate).
    private static let functionsAfterTheLaunch: Set = [
        "didInitializeImplicitFlutterEngine(_:)", "didInitializeImplicitFlutterEngine:",
    ]

    private static func call(of registrant: String, in function: SyntaxNode) -> SyntaxCall? {
        function.descendants.lazy.compactMap { SyntaxCall($0) }.first { call in
            call.receiver?.lastName == registrant && call.name?.hasPrefix("register") == true
        }
    }
}
