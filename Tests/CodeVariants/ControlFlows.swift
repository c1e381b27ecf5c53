extension CodeVariant {
    /// Which statements run after others that end the method, on some paths or on all.
    package static let controlFlows: [CodeVariant] = [
        setting("both branches return", "if isReady { return true } else { return false }", .never),
        setting("one of two branches returns", "if isReady { return true } else { note() }", .open),
        setting(
            "each of three branches returns",
            "if isReady { return true } else if isLate { return false } else { return true }", .never),
        setting("a block on every system returns", "if #available(iOS 13, *) { do { return true } }", .never),
        setting("a block on no system returns", "if #unavailable(iOS 13) { do { return true } }", .always),
        setting(
            "a block returns unless an error is thrown", "do { try check(); return true } catch { print(error) }", .open
        ),
        setting(
            "a block and what catches its errors return", "do { try check(); return true } catch { return false }",
            .never), setting("what catches errors returns", "do { try check() } catch { return false }", .open),
        setting("each case returns", "switch isReady { case true: return true; case false: return false }", .never),
        setting("one case breaks", "switch isReady { case true: return true; case false: break }", .open),
        setting(
            "a case falls through to one that returns",
            "switch isReady { case true: note(); fallthrough; case false: return false }", .never),
        setting(
            "a constant chooses the case that returns", "switch mode { case .usual: return true; case .quiet: note() }",
            .never), setting("an endless loop returns", "while true { if isReady { return true }; note() }", .never),
        setting("an endless loop is left", "while true { if isReady { break }; note() }", .always),
        setting("a loop returns in its first pass", "repeat { return true } while isReady", .never),
        setting("the process ends", "fatalError()", .never),
        setting("the process ends without a delegate", "guard isReady else { fatalError() }", .always),
        setting("a function of the app has the name of one that ends the process", "self.exit()", .always),
        setting("a local function returns", "func check() { return }\ncheck()", .always),
        setting("a closure returns", "[1].forEach { _ in return }", .always),
        set("in the only case of a switch", "switch true { default: center.delegate = self }", .always),
        set("in one case of a switch", "switch isReady { case true: center.delegate = self; default: break }", .open),
        set(
            "in the case for a constant", "switch mode { case .usual: center.delegate = self; case .quiet: break }",
            .always),
        set(
            "in the case for another constant", "switch mode { case .quiet: center.delegate = self; default: break }",
            .never), set("in an endless loop", "while true { center.delegate = self; break }", .always),
        set(
            "behind an error that returns", "do { try check(); center.delegate = self } catch { return false }", .always
        ), set("in a helper that may have returned", "start()", members: "if isReady { return }", .open),
        set(
            "in a helper, in the branch that goes on", "start()", members: "if isReady { return } else { note() }",
            .open),
        set("in a helper that has returned", "start()", members: "if isReady { return } else { return }", .never),
        set(
            "in a helper with a condition inside a loop", "start()",
            members: "for _ in 0..<2 { if isReady { continue } }", .always),
        objectiveCSetting("both branches return", "if (launchOptions.count > 3) return YES; else return NO;", .never),
        objectiveCSetting(
            "one of two branches returns", "if (launchOptions.count > 3) return YES; else (void)application;", .open),
        objectiveCSetting("a pool returns", "@autoreleasepool { return YES; }", .never),
        objectiveCSetting(
            "each case returns", "switch (launchOptions.count) { case 1: return YES; default: return NO; }", .never),
        objectiveCSetting(
            "a case without an end comes to one that returns",
            "switch (launchOptions.count) { case 1: (void)application; default: return NO; }", .never),
        objectiveCSetting(
            "not all cases are there", "switch (launchOptions.count) { case 1: return YES; case 2: return NO; }", .open),
        objectiveCSetting("a loop is left", "for (;;) { if (launchOptions.count > 3) break; }", .always),
        objectiveCSetting("a loop returns", "for (;;) { if (launchOptions.count > 3) return YES; }", .never),
        opening(
            "behind a return that is nested in a condition",
            """
                    if !isReady {
                        print("not ready")
                        if true { return false }
                    }
                    _ = Router.shared.open(url)
            """, members: "    private var isReady = false\n", .open
        ).finding("LT018", "note"),
        opening(
            "behind a return in a condition that never holds",
            """
                    if false { return false }
                    _ = Router.shared.open(url)
            """, .does(VariantAction.takes("url"))),
        opening(
            "if something is ready, as the second of two conditions",
            "        if let link = URL(string: url.absoluteString), isReady { _ = Router.shared.open(link) }",
            members: "    private var isReady = false\n", .doesOrOpen(VariantAction.takes("url"))),
        opening(
            "behind a constant that asks for a file",
            """
                    let isFile = url.isFileURL
                    guard isFile else { return false }
                    return Router.shared.open(url)
            """, .open
        ).finding("LT018", "note"),
        opening(
            "behind a constant that asks for no file",
            """
                    let isLink = !url.isFileURL
                    guard isLink else { return false }
                    return Router.shared.open(url)
            """, .does(VariantAction.takes("url"))),
        opening(
            "for a file by a constant, and else in another way",
            """
                    let isFile = url.isFileURL
                    if isFile { Router.shared.openHome() } else { _ = Router.shared.open(url) }
            """, .does(VariantAction.takes("url"))),
        opening(
            "a constant that asks for a file is handed on",
            """
                    let isFile = url.isFileURL
                    UserDefaults.standard.set(isFile, forKey: "file")
            """, .doesOrOpen(VariantAction.takes("url"))),
    ]

    private enum Setting {
        case always, never, open

        var meaning: Meaning {
            switch self {
            case .always: .does(VariantAction.setsNotificationDelegate)
            case .never: .does()
            case .open: .open
            }
        }
    }

    private static let imports = "import UIKit\nimport UserNotifications"

    /// The delegate is set after some code.
    private static func setting(_ name: String, _ code: String, _ setting: Setting) -> CodeVariant {
        set("behind: \(name)", "\(code)\ncenter.delegate = self", setting)
    }

    private static func set(_ name: String, _ code: String, members: String = "", _ setting: Setting) -> CodeVariant {
        launching(
            "flow: \(name)", imports: imports,
            """
                    let center = UNUserNotificationCenter.current()
            \(code)
            """,
            members: """
                    private var isReady: Bool { UserDefaults.standard.bool(forKey: "ready") }
                    private var isLate: Bool { UserDefaults.standard.bool(forKey: "late") }
                    private enum Mode { case quiet, usual }
                    private let mode = Mode.usual
                    private func note() {}
                    private func check() throws {}
                    private func exit() {}
                    private func start() {
                        \(members)
                        UNUserNotificationCenter.current().delegate = self
                    }
                """, does: setting.meaning
        ).conforming(to: "UNUserNotificationCenterDelegate")
    }

    private static func objectiveCSetting(_ name: String, _ code: String, _ setting: Setting) -> CodeVariant {
        objectiveCLaunching(
            "flow: \(name)",
            """
                \(code)
                [UNUserNotificationCenter currentNotificationCenter].delegate = self;
            """, does: setting.meaning)
    }

    /// Conditions, and what hangs on them.
    package static let branches: [CodeVariant] = [
        connecting(
            "a guard leaves before the options are read",
            """
                    guard session.role == .windowApplication, let windowScene = scene as? UIWindowScene else { return }
                    windowScene.title = "Recipes"
                    for context in connectionOptions.urlContexts { Router.shared.open(context.url) }
            """, .does(VariantAction.readsURLs)),
        connecting(
            "a ternary",
            """
                    let start: [URL] = connectionOptions.urlContexts.isEmpty
                        ? [URL(string: "recipes://home")!]
                        : connectionOptions.urlContexts.map(\\.url)
                    start.forEach { Router.shared.open($0) }
            """, .does(VariantAction.readsURLs)),
        connecting(
            "a conjunction",
            """
                    if let url = connectionOptions.urlContexts.first?.url, url.scheme == "recipes" && Router.shared.open(url) {
                        window?.tag = 1
                    }
            """, .does(VariantAction.readsFirstURL)),
        connecting(
            "a disjunction that only asks", with: [],
            """
                    let isCold = !connectionOptions.urlContexts.isEmpty || connectionOptions.shortcutItem != nil
                        || connectionOptions.userActivities.count > 0
                    UserDefaults.standard.set(isCold, forKey: "cold")
            """, .does()),
        connecting(
            "the other side of ??", with: [.activity],
            """
                    if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
                        Router.shared.resume(activity)
                    }
            """, .does(VariantAction.readsFirstActivity)),
        connecting(
            "behind ??", with: [.activity],
            """
                    let activity = session.stateRestorationActivity ?? connectionOptions.userActivities.first
                    if let activity { Router.shared.resume(activity) }
            """, .does(VariantAction.readsFirstActivity)),
        connecting(
            "for systems that no device has", "        if #available(iOS 99, *) { \(opensURLs) }", .does(),
            errors: ["LT011"]),
        connecting(
            "for systems that some devices have", "        if #available(iOS 17.4, *) { \(opensURLs) }",
            .does(VariantAction.readsURLs)),
        connecting(
            "for systems before all that the app runs on",
            """
                    if #available(iOS 13, *) {
                        window?.tintColor = .systemTeal
                    } else { \(opensURLs) }
            """, .does(), errors: ["LT011"]),
        connecting(
            "for all systems but those that no device has", "        if #unavailable(iOS 99) { \(opensURLs) }",
            .does(VariantAction.readsURLs)),
        connecting(
            "behind a guard that no device passes",
            """
                    guard #available(iOS 99, *) else {
                        connectionOptions.urlContexts.forEach { Router.shared.open($0.url) }
                        return
                    }
                    window?.tintColor = .systemTeal
            """, .does(VariantAction.readsURLs)),
        connecting(
            "the cases of a switch", with: [.url, .activity],
            """
                    switch session.role {
                    case .windowApplication where connectionOptions.userActivities.isEmpty:
                        connectionOptions.urlContexts.forEach { Router.shared.open($0.url) }
                    case .windowApplication:
                        connectionOptions.userActivities.forEach { Router.shared.resume($0) }
                    default:
                        break
                    }
            """, .does(VariantAction.readsURLs, VariantAction.readsActivities)),
        connecting(
            "the value of an if",
            """
                    let contexts = if session.stateRestorationActivity == nil { connectionOptions.urlContexts } else { Set<UIOpenURLContext>() }
                    contexts.forEach { Router.shared.open($0.url) }
            """, .does(VariantAction.readsURLs)),
        connecting(
            "one after another", with: [.url, .shortcut, .activity],
            """
                    if let item = connectionOptions.shortcutItem {
                        Router.shared.perform(item)
                    } else if let activity = connectionOptions.userActivities.first {
                        Router.shared.resume(activity)
                    } else {
                        connectionOptions.urlContexts.forEach { Router.shared.open($0.url) }
                    }
            """, .does(VariantAction.readsShortcut, VariantAction.readsFirstActivity, VariantAction.readsURLs)),
    ]
}
