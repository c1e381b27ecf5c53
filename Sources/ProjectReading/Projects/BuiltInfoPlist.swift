/// The Info.plist of a target as it is built for Release on a device.
package struct BuiltInfoPlist: Sendable {
    package private(set) var values: [String: PropertyTree]
    /// Where each value stands: the path of the file, or the name of the setting.
    package private(set) var origins: [String: Origin]
    /// Variables that nothing defines; the texts with them were left as they are.
    package private(set) var unknownVariables: [String]
    /// The path of the file that a target names; nil where settings have all of it.
    package let path: String?
    /// The app's identifier; nil where something in it isn't known.
    package private(set) var bundleIdentifier: String?

    package enum Origin: Hashable, Sendable {
        case file(String)
        case setting(String)
    }

    /// Merges the file that a target names with the keys that its settings generate, which override the file.
    init(file: FoundPropertyList?, settings: BuildSettings, _ budget: inout ExpansionBudget) {
        values = file?.values ?? [:]
        origins = file?.origins ?? [:]
        path = file?.path
        unknownVariables = []
        if settings.value("GENERATE_INFOPLIST_FILE")?.text == "YES" { generate(settings, &budget) }
        takeKeys(of: settings.value("TARGETED_DEVICE_FAMILY")?.text == "2" ? "~ipad" : "~iphone")
        listDocumentTypes()
        takeDeploymentTarget(settings, &budget)
        var unknown: Set<String> = []
        values = values.mapValues { value in
            value.mapTexts { text in
                let resolved = settings.resolved(text, &budget)
                unknown.formUnion(resolved.unknown)
                return resolved.text
            }
        }
        unknownVariables = unknown.sorted()
        readFlags()
        bundleIdentifier = identifier(settings, &budget)
    }

    /// The value may be a text with a variable, `<string>$(SEVERAL_SCENES)</string>`, which UIKit accepts as a flag, too.
    private mutating func readFlags() {
        for key in ["LSSupportsOpeningDocumentsInPlace", "UIApplicationExitsOnSuspend"] {
            values[key] = values[key].map(\.asFlag)
        }
        let (manifest, several) = ("UIApplicationSceneManifest", "UIApplicationSupportsMultipleScenes")
        guard case .dictionary(var keys) = values[manifest] else { return }
        keys[several] = keys[several].map(\.asFlag)
        values[manifest] = .dictionary(keys)
    }

    /// What the file has, or what Xcode writes there.
    private func identifier(_ settings: BuildSettings, _ budget: inout ExpansionBudget) -> String? {
        if case .text(let text) = values["CFBundleIdentifier"] { return text.contains("$(") ? nil : text }
        guard let text = settings.value("PRODUCT_BUNDLE_IDENTIFIER")?.text else { return nil }
        let resolved = settings.resolved(text, &budget)
        return resolved.unknown.isEmpty && !resolved.text.isEmpty ? resolved.text : nil
    }

    /// The values below the keys of a device override the values for all devices.
    private mutating func takeKeys(of device: String) {
        for key in values.keys.sorted() where key.hasSuffix(device) {
            let usual = String(key.dropLast(device.count))
            (values[usual], origins[usual]) = (values[key], origins[key])
        }
    }

    /// Xcode writes the oldest system of a target into the Info.plist that has none.
    private mutating func takeDeploymentTarget(_ settings: BuildSettings, _ budget: inout ExpansionBudget) {
        let (key, setting) = ("MinimumOSVersion", "IPHONEOS_DEPLOYMENT_TARGET")
        guard values[key] == nil, let text = settings.value(setting, &budget)?.text, !text.isEmpty else { return }
        (values[key], origins[key]) = (.text(text), .setting(setting))
    }

    /// A single type of a document counts as a list.
    private mutating func listDocumentTypes() {
        guard case .list(let kinds) = values["CFBundleDocumentTypes"] else { return }
        values["CFBundleDocumentTypes"] = .list(
            kinds.map { kind in
                guard case .dictionary(var keys) = kind, case .text = keys["LSItemContentTypes"],
                    let type = keys["LSItemContentTypes"]
                else { return kind }
                keys["LSItemContentTypes"] = .list([type])
                return .dictionary(keys)
            })
    }

    private static let prefix = "INFOPLIST_KEY_"
    /// The ends of such names, and of the keys that they represent.
    private static let devices = [("_iPhone", "~iphone"), ("_iPad", "~ipad")]

    private mutating func generate(_ settings: BuildSettings, _ budget: inout ExpansionBudget) {
        for name in settings.names where name.hasPrefix(Self.prefix) {
            guard let text = settings.value(name, &budget)?.text, !text.isEmpty,
                let (key, value) = Self.generated(String(name.dropFirst(Self.prefix.count)), text)
            else { continue }
            values[key] = value
            origins[key] = .setting(name)
        }
    }

    /// The key and the value that a setting represents.
    private static func generated(_ name: String, _ text: String) -> (String, PropertyTree)? {
        if let (ending, device) = devices.first(where: { name.hasSuffix($0.0) }) {
            return generated(String(name.dropLast(ending.count)), text).map { ($0 + device, $1) }
        }
        switch name {
        case "UIApplicationSceneManifest_Generation":
            return text == "YES"
                ? (
                    "UIApplicationSceneManifest",
                    .dictionary([
                        "UIApplicationSupportsMultipleScenes": .bool(true), "UISceneConfigurations": .dictionary([:]),
                    ])
                ) : nil
        case "UILaunchScreen_Generation":
            return text == "YES" ? ("UILaunchScreen", .dictionary(["UILaunchScreen": .dictionary([:])])) : nil
        case "UISupportedInterfaceOrientations", "UIBackgroundModes", "UIRequiredDeviceCapabilities":
            return (name, words(text))
        default: return (name, text == "YES" ? .bool(true) : text == "NO" ? .bool(false) : .text(text))
        }
    }

    private static func words(_ text: String) -> PropertyTree {
        .list(text.split(whereSeparator: \.isWhitespace).map { .text(String($0)) })
    }
}

/// A property list of a target, with where its keys stand.
struct FoundPropertyList {
    let path: String
    let values: [String: PropertyTree]
    let origins: [String: BuiltInfoPlist.Origin]

    init(path: String, values: [String: PropertyTree]) {
        (self.path, self.values) = (path, values)
        origins = values.mapValues { _ in .file(path) }
    }
}

extension PropertyTree {
    /// A text that Foundation reads as a flag, as one; anything else as it is.
    fileprivate var asFlag: PropertyTree {
        guard case .text(let text) = self else { return self }
        switch text.lowercased() {
        case "yes", "true", "1": return .bool(true)
        case "no", "false", "0", "": return .bool(false)
        default: return self
        }
    }
}
