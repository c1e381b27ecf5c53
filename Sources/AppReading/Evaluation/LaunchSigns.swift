/// What the system and XCTest give an app that is launched, by the names under which code asks for it.
enum LaunchSigns {
    /// Functions that find a class by its name; a class of a bundle of tests is there in tests alone.
    ///
    /// Source: developer.apple.com/documentation/foundation/nsclassfromstring(_:), "nil if no class by that name is currently
    /// loaded".
    static let classFinders: Set = [
        "NSClassFromString", "objc_getClass", "objc_lookUpClass", "classNamed", "classNamed:",
    ]

    /// What makes a text of a class.
    static let classNamers: Set = ["NSStringFromClass", "class_getName", "describing", "reflecting"]

    /// What asks whether one of several things is there.
    static let memberships: Set = ["contains", "containsObject:"]

    /// What compares a text with another.
    static let comparisons: Set = [
        "contains", "hasPrefix", "hasPrefix:", "hasSuffix", "hasSuffix:", "containsString:", "isEqual:",
        "isEqualToString:", "localizedCaseInsensitiveContains", "elementsEqual",
    ]

    /// What finds one of several things.
    static let searches: Set = ["first", "firstIndex", "last", "lastIndex"]

    /// What asks a dictionary for a key.
    static let lookUps: Set = ["objectForKey:", "valueForKey:", "objectForKeyedSubscript:", "stringForKey:"]

    /// What makes the same of a collection or of an optional value.
    static let copies: Set = ["Set", "Array", "NSSet", "NSArray", "setWithArray:", "copy"]

    /// The members by which code reads what the process was started with, each with its value.
    ///
    /// Source: developer.apple.com/documentation/foundation/processinfo, and XCUIApplication's launchArguments and
    /// launchEnvironment: only a launch by Xcode or a test has any of its own. The first argument is the app's own path.
    static let members: [String: LaunchValue] = [
        "ProcessInfo.processInfo": .process, "NSProcessInfo.processInfo": .process, "CommandLine.arguments": .arguments,
    ]

    static let ofProcess: [String: LaunchValue] = [
        "arguments": .arguments, "environment": .environment, "keys": .environment, "allKeys": .environment,
    ]

    /// Whether the system itself may set a variable of the environment.
    static func isOfSystem(variable: String) -> Bool {
        let prefixes = ["SIMULATOR_", "DYLD_", "XPC_", "CFFIXED_", "__", "OS_", "IPHONE_", "NSUnbuffered", "MALLOC"]
        return names.contains(variable) || prefixes.contains(where: variable.hasPrefix)
    }

    private static let names: Set = [
        "ActivePrewarm", "HOME", "TMPDIR", "PATH", "SHELL", "USER", "LOGNAME", "LANG", "TZ", "CLASSIC", "SIMULATOR",
    ]
}
