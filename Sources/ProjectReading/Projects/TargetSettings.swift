/// The settings of a target, built on a device: for Release, or as another configuration says.
struct TargetSettings {
    private(set) var settings: BuildSettings
    /// Configuration files that weren't read.
    private(set) var unread: [UnreadPart] = []
    /// The SDK of a target that leaves its platforms to the project.
    private var ownKit: String?

    /// Reads a configuration by its name, or without one that which is built for Release.
    init(
        _ objects: ProjectObjects, target: ProjectObject, _ configurations: inout TargetConfigurations,
        of configuration: String? = nil
    ) {
        // The dot distinguishes a path that begins there from one that begins with a folder of the same name.
        let root = objects.sourceRoot.isEmpty ? "." : "./" + objects.sourceRoot
        settings = BuildSettings(builtIn: [
            "TARGET_NAME": target.name ?? "", "TARGETNAME": target.name ?? "", "PROJECT_NAME": objects.name,
            "PROJECT": objects.name, "SRCROOT": root, "SOURCE_ROOT": root, "PROJECT_DIR": root,
            "PLATFORM_NAME": "iphoneos", "EFFECTIVE_PLATFORM_NAME": "-iphoneos", "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "DEVELOPMENT_LANGUAGE": "en", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "CURRENT_ARCH": "arm64",
        ])
        let lists = [objects.project.buildConfigurationList, target.buildConfigurationList].compactMap(\.self)
        let found = lists.compactMap { list in
            configuration.map { configurations.configuration(named: $0, of: list) }
                ?? configurations.configuration(of: list)
        }
        settings.add(SettingLevel([("CONFIGURATION", found.last?.name ?? "Release")]))
        for configuration in found {
            for level in configuration.levels { settings.add(level) }
            unread += configuration.unread
            ownKit =
                configuration.names("SUPPORTED_PLATFORMS") || !configuration.names("SDKROOT")
                ? nil : settings.value("SDKROOT")?.text
        }
    }

    /// The names of the systems that the target is built for, as Apple spells them.
    var platforms: [String] {
        let names = (ownKit ?? settings.value("SUPPORTED_PLATFORMS")?.text ?? settings.value("SDKROOT")?.text ?? "")
            .split(separator: " ")
        return names.compactMap { name in Self.titles.first { name.hasPrefix($0.key) }?.value }
    }

    private static let titles: KeyValuePairs = [
        "macosx": "macOS", "appletv": "tvOS", "watch": "watchOS", "xr": "visionOS", "driverkit": "DriverKit",
    ]

    /// Whether the target is built for iPhones. The settings state it in one of two ways; the setting of the target itself
    /// overrides that of the project.
    var isForPhone: Bool {
        if let kit = ownKit, !kit.isEmpty, kit != "auto", !kit.hasPrefix("iphone"), !kit.contains("$") { return false }
        if let platforms = settings.value("SUPPORTED_PLATFORMS")?.text, !platforms.contains("$") {
            return platforms.split(separator: " ").contains("iphoneos")
        }
        let kit = settings.value("SDKROOT")?.text ?? ""
        return kit.isEmpty || kit == "auto" || kit.hasPrefix("iphoneos")
    }
}
