/// The names by which code is seen to set something up or to ask for something.
enum SetupWord: String {
    // UNUserNotificationCenter.delegate
    case delegate, setDelegate
    // BGTaskScheduler
    case register, registerForTaskWithIdentifier
    case registerForRemoteNotifications
    // Windows
    case windowScene, frame, initWithWindowScene, initWithFrame, UIWindow
    // Permissions
    case requestAuthorization, requestAuthorizationWithOptions, registerUserNotificationSettings
    case requestWhenInUseAuthorization, requestAlwaysAuthorization
    case requestTrackingAuthorization, requestTrackingAuthorizationWithCompletionHandler
    case requestAccess, requestAccessForMediaType, requestAccessForEntityType
    case requestRecordPermission

    /// Whether the name is the first part of an Objective-C selector or the label of an argument.
    static func isSelector(_ name: String) -> Bool { SetupWord(rawValue: name) != nil }
}

/// A place where something is set up or asked for.
struct SetupSite {
    let kind: Kind

    enum Kind: Equatable {
        case notificationDelegate(to: Assigned)
        /// The argument that names the task.
        case task(Range<Int>)
        case remoteNotifications
        case window(Action.WindowInitializer)
        case request(String)
    }

    /// What becomes the delegate.
    enum Assigned: Equatable {
        case itself
        /// The name of a type, a property or a function.
        case named(String)
    }

    /// Reads the surroundings of a word; nil where it means something else.
    init?(
        _ word: SetupWord, _ index: Int, _ text: CodeText, isCenter: @escaping (_ name: String) -> Bool
    ) {
        let reader = SetupReader(text: text, index: index, isBoundToCenter: isCenter)
        let kind: Kind? =
            switch word {
            case .delegate: reader.assignedDelegate
            case .setDelegate: reader.setDelegate
            case .register: reader.registeredTask
            case .registerForTaskWithIdentifier: reader.task
            case .registerForRemoteNotifications: reader.isCall ? .remoteNotifications : nil
            case .windowScene, .frame: reader.labelledWindow(word == .windowScene ? .scene : .frame)
            case .initWithWindowScene, .initWithFrame:
                reader.allocatedWindow(word == .initWithWindowScene ? .scene : .frame)
            case .UIWindow: reader.isBareWindow ? .window(.frame) : nil
            case .requestAuthorization, .requestAuthorizationWithOptions: reader.authorization
            case .registerUserNotificationSettings: .request("permission:notifications")
            case .requestWhenInUseAuthorization, .requestAlwaysAuthorization:
                reader.isCall ? .request("permission:location") : nil
            case .requestTrackingAuthorization, .requestTrackingAuthorizationWithCompletionHandler:
                .request("permission:tracking")
            case .requestAccess, .requestAccessForMediaType, .requestAccessForEntityType: reader.access
            case .requestRecordPermission: .request("permission:microphone")
            }
        guard let kind else { return nil }
        self.kind = kind
    }
}

private struct SetupReader {
    let text: CodeText
    let index: Int
    /// Whether a name stands in this file for the notification centre.
    let isBoundToCenter: (_ name: String) -> Bool

    /// Whether something is called by that name, and it isn't declared or referred to.
    var isCall: Bool {
        if text.reads(index - 1, "func") { return false }
        if [.leftParenthesis, .leftBrace].contains(text.kind(index + 1)) { return text.isSwift }
        // `[application name]`, and `[Center name:argument]`
        return !text.isSwift && [.rightBracket, .colon].contains(text.kind(index + 1)) && text.text(index - 1) != "@"
    }

    // MARK: - Notification centre

    /// `UNUserNotificationCenter.current().delegate = self`
    var assignedDelegate: SetupSite.Kind? {
        guard text.kind(index - 1) == .dot, text.reads(index + 1, "="), isNotificationCenter(endingAt: index - 2) else {
            return nil
        }
        return assigned(index + 2)
    }

    /// `[center setDelegate:self]`
    var setDelegate: SetupSite.Kind? {
        guard text.kind(index + 1) == .colon, isNotificationCenter(endingAt: index - 1) else { return nil }
        return assigned(index + 2)
    }

    private func assigned(_ start: Int) -> SetupSite.Kind? {
        if text.reads(start, "self"), text.kind(start + 1) != .dot { return .notificationDelegate(to: .itself) }
        if text.reads(start, "nil") { return nil }
        // `self.delegate`, `Manager.shared`, `Manager()`, `[Manager shared]`
        let first =
            ["self", "["].contains(text.text(start)) ? start + (text.kind(start) == .leftBracket ? 1 : 2) : start
        return text.name(first).map { .notificationDelegate(to: .named($0)) }
    }

    /// Whether the expression that ends there is the notification centre, by its class or by the name of a variable.
    private func isNotificationCenter(endingAt end: Int) -> Bool {
        var position = end
        while position >= 0, position > end - 12 {
            guard let name = text.name(position) else {
                let isPart = [.rightParenthesis, .leftParenthesis, .dot, .rightBracket, .leftBracket].contains(
                    text.kind(position))
                if isPart || ["?", "!"].contains(text.text(position)) {
                    position -= 1
                    continue
                }
                return false
            }
            if Self.isNotificationCenter(name) || isBoundToCenter(name) { return true }
            guard ["current", "currentNotificationCenter", "self"].contains(name) else { return false }
            position -= 1
        }
        return false
    }

    /// NotificationCenter has no delegate, so whatever ends so is the other one.
    private static func isNotificationCenter(_ name: String) -> Bool {
        name == "UNUserNotificationCenter" || name.lowercased().hasSuffix("notificationcenter")
    }

    // MARK: - Tasks

    /// `register(forTaskWithIdentifier: …)`
    var registeredTask: SetupSite.Kind? {
        guard text.kind(index + 1) == .leftParenthesis, text.reads(index + 2, "forTaskWithIdentifier"),
            let argument = text.arguments(of: index + 1).first
        else { return nil }
        return .task((argument.lowerBound + 2).upTo(argument.upperBound))
    }

    /// `registerForTaskWithIdentifier:…`
    var task: SetupSite.Kind? {
        guard text.kind(index + 1) == .colon else { return nil }
        var end = index + 2
        while let kind = text.kind(end), kind != .rightBracket, !(text.name(end) != nil && text.kind(end + 1) == .colon)
        {
            end = text.isOpening(end) ? text.closing(end) + 1 : end + 1
        }
        return .task((index + 2).upTo(end))
    }

    // MARK: - Windows

    /// `UIWindow(windowScene: …)` or of a subclass, by its name.
    func labelledWindow(_ initializer: Action.WindowInitializer) -> SetupSite.Kind? {
        guard text.isSwift, text.kind(index + 1) == .colon, text.kind(index - 1) == .leftParenthesis,
            let type = text.name(index - 2), type.hasSuffix("Window"), type.first?.isUppercase == true
        else { return nil }
        return .window(initializer)
    }

    /// `[[UIWindow alloc] initWithFrame:…]`
    func allocatedWindow(_ initializer: Action.WindowInitializer) -> SetupSite.Kind? {
        guard !text.isSwift, text.kind(index + 1) == .colon, text.kind(index - 1) == .rightBracket,
            text.reads(index - 2, "alloc"), let type = text.name(index - 3), type.hasSuffix("Window")
        else { return nil }
        return .window(initializer)
    }

    /// `UIWindow()`, `[UIWindow new]`, `[[UIWindow alloc] init]`
    var isBareWindow: Bool {
        if text.isSwift { return text.kind(index + 1) == .leftParenthesis && text.kind(index + 2) == .rightParenthesis }
        return text.reads(index + 1, "new") || (text.reads(index + 1, "alloc") && text.reads(index + 3, "init"))
    }

    // MARK: - Permissions

    /// A provisional authorization asks the person nothing.
    var authorization: SetupSite.Kind? {
        guard isCall || text.kind(index + 1) == .colon else { return nil }
        let end = text.kind(index + 1) == .leftParenthesis ? text.closing(index + 1) : index + 30
        let arguments = (index + 1).upTo(min(end, text.tokens.count))
        // In Objective-C that of photos has no options in its name.
        let isOfNotifications =
            text.isSwift
            ? arguments.contains { text.reads($0, "options") } : text.reads(index, "requestAuthorizationWithOptions")
        guard isOfNotifications else {
            return before.contains { text.reads($0, "PHPhotoLibrary") } ? .request("permission:photos") : nil
        }
        let isQuiet = arguments.contains {
            text.reads($0, "provisional") || text.reads($0, "UNAuthorizationOptionProvisional")
        }
        return isQuiet ? nil : .request("permission:notifications")
    }

    var access: SetupSite.Kind? {
        let kinds = [
            "video": "camera", "AVMediaTypeVideo": "camera", "audio": "microphone", "AVMediaTypeAudio": "microphone",
            "contacts": "contacts", "CNEntityTypeContacts": "contacts",
        ]
        let names = (index + 1).upTo(min(index + 8, text.tokens.count)).lazy.compactMap(text.name)
        return names.compactMap { kinds[$0] }.first.map { .request("permission:\($0)") }
    }

    private var before: Range<Int> { max(0, index - 6).upTo(index) }
}
