/// One form of a delegate class that a framework brings along: the versions that have it, and its methods.
package struct FrameworkRow: Sendable {
    package let name: String
    /// The name that Objective-C and Info.plist know it by, where it is another one.
    package let objectiveCName: String?
    package let framework: Framework
    package let receiver: Receiver
    package let versions: LibraryRange
    /// Also those of the notification delegate, where the class is one.
    package let methods: [FrameworkMethod]
    /// `documented` is a statement of the framework's own source or guide.
    package let source: Source

    init(
        _ name: String, objectiveC objectiveCName: String? = nil, of framework: Framework, to receiver: Receiver,
        _ versions: LibraryRange = .all, methods: [FrameworkMethod], source: Source
    ) {
        self.name = name
        self.objectiveCName = objectiveCName
        self.framework = framework
        self.receiver = receiver
        self.versions = versions
        self.methods = methods
        self.source = source
    }

    /// The forms of one class stand together, the oldest first.
    package static let all = flutter + reactNative + expo + cordova + capacitor + unity + maui
}

/// A framework that has delegate classes of its own.
package enum Framework: String, CaseIterable, Sendable {
    case flutter = "Flutter"
    case reactNative = "React Native"
    case expo = "Expo"
    case cordova = "Cordova"
    case capacitor = "Capacitor"
    case unity = "Unity"
    case maui = ".NET MAUI"

    /// The names that locks have for the library whose version determines the form of its classes; no lock beside an Xcode
    /// project names that of .NET MAUI.
    package var libraries: [String] {
        switch self {
        case .flutter: ["flutter"]
        case .reactNative: ["react-native", "React-Core", "React"]
        case .expo: ["expo", "Expo"]
        case .cordova: ["cordova-ios", "CordovaLib", "Cordova"]
        case .capacitor: ["@capacitor/ios", "Capacitor", "capacitor-swift-pm", "@capacitor/core"]
        case .unity: ["unity"]
        case .maui: []
        }
    }
}
