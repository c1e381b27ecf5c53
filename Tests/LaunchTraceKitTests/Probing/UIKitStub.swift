/// The names of UIKit that the probe uses, with their actors, for machines without UIKit.
enum UIKitStub {
    static let text = #"""
        @_exported import Foundation

        @MainActor open class UIResponder {
            public init() {}
        }

        @MainActor public protocol UIApplicationDelegate: AnyObject {}

        @MainActor open class UIApplication: UIResponder {
            public enum State: Int, Sendable { case active, inactive, background }

            /// The stub's own: an application that there may be or not.
            public static var present: UIApplication?
            open weak var delegate: (any UIApplicationDelegate)?
            open var applicationState = State.inactive
            open var connectedScenes: Set<UIScene> = []

            nonisolated public static func value(forKeyPath path: String) -> Any? {
                path == "sharedApplication" ? MainActor.assumeIsolated { present } : nil
            }

            \#(notifications("UIApplication", ofApplication))
        }

        @MainActor open class UIScene: UIResponder, Hashable {
            public enum ActivationState: Int, Sendable {
                case unattached = -1
                case foregroundActive, foregroundInactive, background
            }

            open var activationState = ActivationState.unattached
            public let session: UISceneSession

            public init(session: UISceneSession) { self.session = session }

            nonisolated public static func == (left: UIScene, right: UIScene) -> Bool { left === right }
            nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

            \#(notifications("UIScene", ofScene))
        }

        @MainActor public final class UISceneSession {
            public struct Role: RawRepresentable, Hashable, Sendable {
                public let rawValue: String
                public init(rawValue: String) { self.rawValue = rawValue }
            }

            public let persistentIdentifier: String
            public let role: Role

            public init(_ identifier: String, _ role: String) {
                (persistentIdentifier, self.role) = (identifier, Role(rawValue: role))
            }
        }

        @MainActor public final class UIDevice {
            public static let current = UIDevice()
            public let systemName = "iOS"
            public let systemVersion = "18.2"
        }

        #if !canImport(Darwin)
            public let CTL_KERN: Int32 = 1
            public let KERN_PROC: Int32 = 14
            public let KERN_PROC_PID: Int32 = 1

            public struct kinfo_proc {
                var start = timeval()
                public init() {}
            }

            /// The process began two seconds ago.
            public func sysctl(
                _ name: UnsafeMutablePointer<Int32>!, _ count: UInt32, _ old: UnsafeMutableRawPointer!,
                _ size: UnsafeMutablePointer<Int>!, _ new: UnsafeMutableRawPointer!, _ newSize: Int
            ) -> Int32 {
                let seconds = Int(Date().timeIntervalSince1970) - 2
                old.storeBytes(of: timeval(tv_sec: seconds, tv_usec: 0), as: timeval.self)
                return name[3] == getpid() ? 0 : -1
            }
        #endif

        """#

    private static let ofApplication = [
        "didFinishLaunching", "didBecomeActive", "willResignActive", "didEnterBackground", "willEnterForeground",
        "willTerminate", "didReceiveMemoryWarning", "significantTimeChange", "protectedDataDidBecomeAvailable",
        "protectedDataWillBecomeUnavailable",
    ]

    private static let ofScene = [
        "willConnect", "didDisconnect", "willEnterForeground", "didActivate", "willDeactivate", "didEnterBackground",
    ]

    /// Constants, with the values that they have in Objective-C.
    private static func notifications(_ type: String, _ names: [String]) -> String {
        names.map { name in
            let value = type + name.prefix(1).uppercased() + name.dropFirst() + "Notification"
            return "nonisolated public static let \(name)Notification = Notification.Name(\"\(value)\")"
        }.joined(separator: "\n")
    }
}
