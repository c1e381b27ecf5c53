package struct FrameworkClass: Sendable {
    package let row: FrameworkRow
    /// The version that determined its form; nil where the project names none.
    package let chosenBy: LockedVersion?
    /// Whether other forms are possible, of which this is the newest.
    package let isAssumedNewest: Bool

    /// The class of a name, which may have its module before it.
    package static func named(_ name: String, versions: LockedVersions) -> FrameworkClass? {
        let short = name.split(separator: ".").last.map(String.init) ?? name
        let forms = FrameworkRow.all.filter { $0.name == short || $0.objectiveCName == short }
        guard let framework = forms.first?.framework else { return nil }
        let locked = versions.version(of: framework.libraries)
        let possible = locked.map { version in forms.filter { $0.versions.allows(version) } } ?? forms
        return possible.last.map { FrameworkClass(row: $0, chosenBy: locked, isAssumedNewest: possible.count > 1) }
    }

    package var receiver: Receiver { row.receiver }

    /// A method of it in a subclass that overrides others; nil where the class doesn't implement it.
    package func method(_ callback: Callback, overriding others: Set<Callback> = []) -> FrameworkMethod? {
        row.methods.first { $0.callback == callback }?.inSubclass(overriding: others)
    }

    /// The method of it that a subclass calls, which overrides others.
    func method(calledBy call: SyntaxCall, overriding others: Set<Callback>) -> FrameworkMethod? {
        row.methods.first { [$0.callback.name, $0.callback.spec.selector].contains(call.fullName) }.flatMap {
            method($0.callback, overriding: others)
        }
    }

    /// The methods of the app's delegate that UIKit doesn't call in an app with scenes, and this scene delegate does.
    package var bridged: Set<Callback> { Set(row.methods.flatMap(\.calls).filter { $0.receiver != receiver }) }

    /// UIKit's and Foundation's own classes, by which a class implements no callback.
    package static let baseClasses: Set<String> = [
        "NSObject", "UIResponder", "UIView", "UIControl", "UIWindow", "UIViewController", "UINavigationController",
        "UITabBarController", "UISplitViewController", "UIPageViewController", "UITableViewController",
        "UICollectionViewController", "UIHostingController", "NSOperation", "Operation",
    ]

    /// The classes above one of those, the nearest first.
    package static func superclasses(of name: String) -> [String] {
        switch name {
        case "NSObject": []
        case "UIResponder", "NSOperation", "Operation": ["NSObject"]
        case "UIView", "UIViewController": ["UIResponder", "NSObject"]
        case "UIControl", "UIWindow": ["UIView", "UIResponder", "NSObject"]
        case "UITableViewController", "UICollectionViewController", "UINavigationController", "UITabBarController",
            "UISplitViewController", "UIPageViewController", "UIHostingController":
            ["UIViewController", "UIResponder", "NSObject"]
        default: []
        }
    }

    /// The same, and protocols of which the same holds.
    package static let implementNothing: Set<String> = baseClasses.union([
        "NSObjectProtocol", "UIResponderStandardEditActions", "UIApplicationDelegate", "UISceneDelegate",
        "UIWindowSceneDelegate", "UNUserNotificationCenterDelegate", "CPTemplateApplicationSceneDelegate",
        "AppIntentSceneDelegate", "CLLocationManagerDelegate", "PKPushRegistryDelegate", "WCSessionDelegate",
        "CXProviderDelegate", "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate",
        "URLSessionDownloadDelegate", "NSURLSessionDelegate", "NSURLSessionTaskDelegate", "NSURLSessionDataDelegate",
        "NSURLSessionDownloadDelegate", "CBCentralManagerDelegate", "CBPeripheralManagerDelegate",
        "UISplitViewControllerDelegate", "UITabBarControllerDelegate", "UINavigationControllerDelegate",
        "SKPaymentTransactionObserver", "AVAudioPlayerDelegate", "ObservableObject", "Observable", "Identifiable",
        "Equatable", "Hashable", "Sendable", "AnyObject", "CustomStringConvertible", "CustomDebugStringConvertible",
    ])

    /// Where it is known from, for people.
    var remark: String {
        guard let chosenBy else {
            return isAssumedNewest ? "\(row.name) of the newest \(row.framework.rawValue)" : row.name
        }
        return "\(row.name) of \(row.framework.rawValue) \(chosenBy.text)"
    }
}
