/// The file that makes an app print what `launchtrace verify` reads; the app compiles it in a debug build.
enum ProbeFile {
    static let text = #"""
        // Prints what UIKit calls and posts, and the states in which it does, for a debug build of an app on iOS 13 or
        // later. `launchtrace verify SCENARIO LOG` reads the lines; printed by `launchtrace probe`.
        //
        //     override init() {                // of the app delegate; under SwiftUI, init() of the App
        //         super.init()
        //         LaunchProbe.start()
        //     }
        //     func sceneDidBecomeActive(_ scene: UIScene) {
        //         LaunchProbe.call(scene)      // or call(), where there is no scene
        //     }
        //
        // Each record is one line:
        //     \#(sample[0])
        //         \#(sample[1])
        //
        // Its fields: the format, seconds since the process began, the kind (start, post or call), the name, the state of
        // the application, the number of the scene concerned, and each connected scene: its number, by the order in which
        // they first appear, its state and role. A call ends with in= and its file. The first line ends with on= and the
        // system, and has "early" if the application has no delegate yet, so that no call is missed, or else "late".
        // Without an application, and off the main thread, the state is "none".

        import UIKit

        @MainActor enum LaunchProbe {
            private static var (isStarted, numbers) = (false, [String: Int]())

            /// Prints the notifications of the application and its scenes from now on; it is called on the main thread.
            nonisolated static func start() {
                MainActor.assumeIsolated {
                    if isStarted { return } else { isStarted = true }
                    #if targetEnvironment(macCatalyst)
                        let system = "macCatalyst"
                    #else
                        let system = UIDevice.current.systemName
                    #endif
                    let isEarly = application?.delegate == nil
                    write("start", isEarly ? "early" : "late", end: "on=\(system) \(UIDevice.current.systemVersion)")
                    for (name, notification) in posts { observe(notification, as: name + "Notification") }
                }
            }

            /// Prints the method that calls it.
            nonisolated static func call(_ scene: UIScene? = nil, function: String = #function, file: String = #fileID) {
                guard Thread.isMainThread else { return write(["call", function, "app=none", "in=\(file)"]) }
                MainActor.assumeIsolated { write("call", function, of: scene, end: "in=\(file)") }
            }

            private static func observe(_ notification: Notification.Name, as name: String) {
                // Without a queue the block runs at once, where the notification is posted.
                _ = NotificationCenter.default.addObserver(forName: notification, object: nil, queue: nil) { posted in
                    let scene = posted.object as? UIScene
                    guard Thread.isMainThread else { return write(["post", name, "app=none"]) }
                    MainActor.assumeIsolated { write("post", name, of: scene) }
                }
            }

            private static func write(_ kind: String, _ name: String, of scene: UIScene? = nil, end: String? = nil) {
                let state = application.map { appStates[$0.applicationState] ?? "unknown" } ?? "none"
                var words = [kind, name, "app=\(state)"]
                if let scene { words.append("of=\(number(of: scene))") }
                // A scene that disconnects is perhaps no longer among the others.
                let scenes = (application?.connectedScenes ?? []).union([scene].compactMap { $0 })
                for (number, scene) in scenes.map({ (number(of: $0), $0) }).sorted(by: { $0.0 < $1.0 }) {
                    let state = sceneStates[scene.activationState] ?? "unknown"
                    words.append("scene=\(number):\(state):\(scene.session.role.rawValue)")
                }
                write(words + [end].compactMap { $0 })
            }

            nonisolated private static func write(_ words: [String]) {
                let seconds = String(format: "%.3f", Date().timeIntervalSince1970 - processStart)
                print((["\#(ProbeLine.head)", seconds] + words).joined(separator: " "))
            }

            private static func number(of scene: UIScene) -> Int {
                let identifier = scene.session.persistentIdentifier
                numbers[identifier] = numbers[identifier] ?? numbers.count + 1
                return numbers[identifier] ?? 0
            }

            /// Nil in the App's init(), where UIApplication.shared isn't there yet.
            private static var application: UIApplication? {
                UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication
            }

            /// The kernel's time at which the process began, or else the first time that it is asked for.
            nonisolated private static let processStart: TimeInterval = {
                var (query, process) = ([CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()], kinfo_proc())
                var size = MemoryLayout<kinfo_proc>.stride
                guard sysctl(&query, 4, &process, &size, nil, 0) == 0 else { return Date().timeIntervalSince1970 }
                // It is the first member of the first member.
                let start = withUnsafeBytes(of: process) { $0.load(as: timeval.self) }
                return TimeInterval(start.tv_sec) + TimeInterval(start.tv_usec) / 1_000_000
            }()

            private static let appStates: [UIApplication.State: String] =
                [.active: "active", .inactive: "inactive", .background: "background"]
            private static let sceneStates: [UIScene.ActivationState: String] = [
                .unattached: "unattached", .background: "background", .foregroundActive: "foregroundActive",
                .foregroundInactive: "foregroundInactive"]
            private static let posts: [(String, Notification.Name)] = [
        \#(observed.map { "        " + pair($0) }.joined(separator: "\n"))
            ]
        }

        """#

    /// A name without its last word, and the constant.
    private static func pair(_ name: String) -> String {
        let short = name.replacing("Notification", with: "")
        return "(\"\(short)\",\(short.count < 47 ? " " : "\n         ")\(name)),"
    }

    /// A line of the probe, in two pieces.
    static let sample = [
        "\(ProbeLine.head) 0.412 post UIScene.didActivateNotification app=inactive of=1",
        "scene=1:foregroundActive:UIWindowSceneSessionRoleApplication",
    ]

    /// The model's notifications.
    private static let observed = PostedNotification.allCases.map(\.rawValue)
}
