/// What a target of XcodeGen is built for, as far as iPhones are concerned.
struct XcodeGenPlatform {
    private let name: String
    private let destinations: [String]
    /// Around the name of a target that is one of several.
    private var prefix = ""
    private var suffix = ""

    /// Nil for a target of other platforms.
    init?(_ node: YAMLNode) {
        destinations = node["supportedDestinations"]?.listed.compactMap(\.text) ?? []
        switch node["platform"]?.listed.compactMap(\.text) {
        case let platforms? where platforms.count > 1 || node["platform"]?.text == nil:
            guard platforms.contains("iOS") else { return nil }
            name = "iOS"
            prefix = node["platformPrefix"]?.text ?? ""
            suffix = node["platformSuffix"]?.text ?? (prefix.isEmpty ? "_iOS" : "")
        case let platforms?: name = platforms.first ?? "auto"
        case nil: name = "auto"
        }
        guard name == "iOS" || name == "auto" && (destinations.isEmpty || destinations.contains("iOS")) else {
            return nil
        }
    }

    func name(of target: String) -> String { prefix + target + suffix }

    /// What XcodeGen sets where the target itself doesn't.
    func settings(of node: YAMLNode, name target: String) -> [String: String] {
        var settings = ["SDKROOT": name == "iOS" ? "iphoneos" : "auto"]
        if !destinations.isEmpty { settings["SUPPORTED_PLATFORMS"] = "iphoneos iphonesimulator" }
        if !suffix.isEmpty || !prefix.isEmpty { settings["PRODUCT_NAME"] = target }
        let oldest = node["deploymentTarget"]
        if let version = oldest?.text ?? oldest?["iOS"]?.text { settings["IPHONEOS_DEPLOYMENT_TARGET"] = version }
        return settings
    }

    /// Whether a source or a dependency is a part of what is built for iPhones.
    static func isForPhone(_ node: YAMLNode) -> Bool {
        let filters = ["destinationFilters", "platforms", "platformFilter"].flatMap { node[$0]?.listed ?? [] }
        let names = filters.compactMap(\.text)
        return names.isEmpty || names.contains("iOS") || names.contains("all")
    }
}
