extension CodeVariant {
    /// Data that is encrypted until the first unlock, and read in a launch.
    package static let protectedReads: [CodeVariant] = [
        reading("a keychain item", "Vault.read(\"token\")", "warning"),
        reading("an item by an object's method", "Accounts.shared.restore()", "warning"),
        reading("the defaults of a group", "Shared.defaults.string(forKey: \"account\")", "warning"),
        reading("a file of the app", "Files.load()", "warning"),
        reading("an item of a library", "KeychainSwift().get(\"token\")", "warning"),
        reading("a missing item, and stores another", "Vault.key()", "error"),
        reading("a missing item, and deletes the rest", "Vault.clean()", "error"),
        reading(
            "what a guard misses",
            "guard let token = Vault.read(\"token\") else { Vault.delete(\"all\"); return true }", "error"),
        subscripting("reads an item", "Start.token = Keychain.group[\"token\"]", "warning"),
        reading("a missing item, catches the error of any failure, and stores another", "try? Secrets.made()", "error"),
        launching(
            "protected data: for an element, and replaces what it misses",
            "for id in Secrets.all {\n        let account = Account(id)\n        if !account.isOpen { _ = try? Secrets.made() }\n        }",
            more: ["Vault.swift": vault, "Files.swift": files], does: .does(#"{"read": "protectedData"}"#)
        ).finding("LT041", "warning"),
        // Right.
        launching(
            "protected data: for an element, and replaces nothing",
            "for id in Secrets.all { _ = Vault.read(\"\\(id)\") }", more: ["Vault.swift": vault, "Files.swift": files],
            does: .does()
        ).finding("LT041", nil),
        launching(
            "protected data: if the device isn't locked, and replaces what it misses",
            "let account = Account(1)\n        if !account.isLocked { _ = try? Secrets.made() }",
            more: ["Vault.swift": vault, "Files.swift": files], does: .does()
        ).finding("LT041", nil), subscripting("stores an item", "Keychain.group[\"token\"] = Start.token", nil),
        subscripting(
            "reads an item in an extension of the app", "Start.token = Keychain.group.get(\"token\")",
            more: "extension Keychain { func get(_ name: String) -> String? { Start.token } }\n", nil),
        reading("an item, and catches another error", "try? Secrets.kept()", nil),
        reading("a class with a subscript", "Store.shared[\"token\"]", nil),
        reading("after a check", "if application.isProtectedDataAvailable { _ = Vault.read(\"token\") }", nil),
        reading("an item, and compares the status", "Vault.careful()", nil),
        reading("an item, and a helper compares the status", "Vault.checked()", nil),
        reading("an item, and throws the status", "try? Vault.throwing()", nil),
        reading("an item later", "DispatchQueue.main.async { _ = Vault.read(\"token\") }", nil),
        reading("the app's own defaults", "UserDefaults.standard.string(forKey: \"account\")", nil),
        reading("a file of the bundle", "Files.bundled()", nil),
        reading("an item, and deletes what it found", "Vault.signOut()", "warning"),
        reading("a class of the same name", "Keychain().get(\"token\")", nil),
        objectiveCLaunching(
            "reads a keychain item",
            """
            CFTypeRef item = NULL;
                OSStatus status = SecItemCopyMatching((__bridge CFDictionaryRef)@{}, &item);
                if (status != errSecSuccess) { SecItemAdd((__bridge CFDictionaryRef)@{}, NULL); }
            """, does: .does(#"{"read": "protectedData", "writesIfMissing": true}"#)
        ).finding("LT041", "error"),
        objectiveCLaunching(
            "reads a keychain item if it is there",
            """
            if (SecItemCopyMatching((__bridge CFDictionaryRef)@{}, NULL) == errSecItemNotFound) {
                    SecItemAdd((__bridge CFDictionaryRef)@{}, NULL);
                }
            """, does: .does()
        ).finding("LT041", nil),
        stateObject("reads an item", "token = Vault.read(\"token\")").finding("LT041", "warning"),
        stateObject("waits", "Task { token = Vault.read(\"token\") }").finding("LT041", nil),
    ]

    private static func reading(_ description: String, _ code: String, _ severity: String?) -> CodeVariant {
        let isStatement = ["if", "guard", "Dispatch"].contains { code.hasPrefix($0) }
        let action = #"{"read": "protectedData"\#(severity == "error" ? #", "writesIfMissing": true"# : "")}"#
        return launching(
            "protected data: \(description)", (isStatement ? "" : "_ = ") + code,
            more: ["Vault.swift": vault, "Files.swift": files], does: severity == nil ? .does() : .does(action)
        ).finding("LT041", severity)
    }

    /// A library that returns items by a subscript.
    private static func subscripting(_ description: String, _ code: String, more: String = "", _ severity: String?)
        -> CodeVariant
    {
        let tokens = """
            import KeychainAccess
            extension Keychain {
                static let group = Keychain(service: "com.example.notes", accessGroup: "group.com.example.notes")
            }

            enum Start {
                static var token: String?
            }

            \(more)
            """
        return launching(
            "protected data: a subscript \(description)", code, more: ["Tokens.swift": tokens],
            does: severity == nil ? .does() : .does(#"{"read": "protectedData"}"#)
        ).finding("LT041", severity)
    }

    private static func stateObject(_ description: String, _ code: String) -> CodeVariant {
        let app = """
            import SwiftUI
            @main
            struct NotesApp: App {
                @StateObject private var session = Session()
                var body: some Scene { WindowGroup { Text("Notes") } }
            }

            final class Session: ObservableObject {
                @Published var token: String?
                init() { \(code) }
            }
            """
        return CodeVariant("a state object \(description)", ["NotesApp.swift": app, "Vault.swift": vault], [])
    }

    private static let vault = """
        import Security
        enum Vault {
            static func read(_ name: String) -> String? {
                var item: CFTypeRef?
                guard SecItemCopyMatching(query(name), &item) == errSecSuccess else { return nil }
                return item as? String
            }
            static func key() -> String {
                if let key = read("key") { return key }
                let key = UUID().uuidString
                SecItemAdd(query(key), nil)
                return key
            }
            static func clean() {
                let token = read("token")
                if token == nil { delete("rest") }
            }
            static func signOut() { if let token = read("token") { delete(token) } }
            static func careful() -> String? {
                var item: CFTypeRef?
                let status = SecItemCopyMatching(query(""), &item)
                if status == errSecItemNotFound { SecItemAdd(query(""), nil) }
                return item as? String
            }
            static func checked() -> String? {
                var item: CFTypeRef?
                return value(SecItemCopyMatching(query(""), &item), item)
            }
            private static func value(_ status: OSStatus, _ item: CFTypeRef?) -> String? {
                if status == errSecInteractionNotAllowed { fatalError() }
                return item as? String
            }
            static func throwing() throws -> String {
                var item: CFTypeRef?
                let status = SecItemCopyMatching(query(""), &item)
                guard status == errSecSuccess else { throw Failure(status) }
                return item as! String
            }
            static func delete(_ name: String) { SecItemDelete(query(name)) }
        }

        enum Failure: Error {
            case missing
            case other(OSStatus)
        }

        enum Secrets {
            static let all = [1, 2]
            static func made() throws -> String {
                do { return try stored() } catch Failure.missing { return add() }
            }
            static func kept() throws -> String {
                do { return try stored() } catch Failure.other { return add() }
            }
            private static func add() -> String {
                SecItemAdd(query("secret"), nil)
                return "secret"
            }
            private static func stored() throws -> String {
                var item: CFTypeRef?
                guard SecItemCopyMatching(query("secret"), &item) == errSecSuccess else { throw Failure.missing }
                return item as! String
            }
        }

        final class Account {
            private(set) var isOpen = false
            var isLocked: Bool { !UIApplication.shared.isProtectedDataAvailable }
            init(_ id: Int) {}
        }

        final class Store {
            static let shared = Store()
            subscript(_ name: String) -> String { name }
        }

        final class Accounts {
            static let shared = Accounts()
            private var token: String?
            func restore() { token = Vault.read("token") }
        }
        """

    private static let files = """
        import Foundation
        enum Shared {
            static let defaults = UserDefaults(suiteName: "group.com.example.notes")!
        }

        final class Keychain {
            func get(_ name: String) -> String { name }
        }

        enum Files {
            private static var folder: URL { FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0] }
            static func load() -> Data? {
                let url = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
                return try? Data(contentsOf: url.appendingPathComponent("notes.json"))
            }
            static func bundled() -> Data? {
                try? Data(contentsOf: Bundle.main.url(forResource: "notes", withExtension: "json")!)
            }
        }
        """

    /// What the car's scene needs, and where it is made.
    package static let sharedResources: [CodeVariant] = [
        sharing("the window's scene alone makes it", "error"),
        sharing("a helper of the window's scene makes it", connect: "start()", "error"),
        sharing("an object has it", owner: "Hub.shared", "error"),
        sharing("the car does nothing without it", use: "if let player = app.player { player.play() }", "warning"),
        sharing(
            "the car returns without it", use: "guard let player = app.player else { return }\n        player.play()",
            "warning"),
        // Right.
        sharing("the launch makes it", launch: "player = Player()", nil),
        sharing(
            "the car makes it if it is missing",
            use: "if app.player == nil { app.player = Player() }\n        app.player?.play()", nil),
        sharing(
            "the car asks whether it is there, and does something else",
            use: "if let player = app.player { player.play() } else { Player().play() }", nil),
        sharing(
            "the car asks whether it is there, and is notified",
            connect: "app.player = Player()\n        NotificationCenter.default.post(name: .ready, object: nil)",
            use: "if let player = app.player { player.play() }", nil),
        sharing(
            "the car asks whether it is there, and asks again",
            use: "if let player = app.player { player.play() }\n    }\n    func again() {\n        app.player?.play()",
            nil), sharing("it is made as it is asked for", property: "lazy var player: Player? = Player()", nil),
        sharing("a helper of both makes it", connect: "make()", launch: "make()", nil),
    ]

    private static func sharing(
        _ description: String, connect: String? = nil, launch: String = "", use: String = "app.player?.play()",
        property: String = "var player: Player?", owner: String? = nil, _ severity: String?
    ) -> CodeVariant {
        let (own, shared) = (owner == nil ? property : "", owner == nil ? "" : property)
        let app = owner ?? "UIApplication.shared.delegate as! AppDelegate"
        let isHelperOfBoth = launch == "make()"
        let files = [
            "AppDelegate.swift": """
            import UIKit
            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                \(own)
                \(UIKitMethod.didFinishLaunching) {
                    \(launch)
                    return true
                }
                func make() { \(isHelperOfBoth ? "player = Player()" : "") }
            }

            final class Player { func play() {} }

            final class Hub {
                static let shared = Hub()
                \(shared)
            }
            """,
            "SceneDelegate.swift": sceneDelegate(
                """
                    private let app = \(app)

                    \(UIKitMethod.willConnect) { \(isHelperOfBoth ? "app.make()" : connect ?? "app.player = Player()") }
                    private func start() { app.player = Player() }
                """
            ).replacing(connect == "start()" ? "§" : "    private func start() { app.player = Player() }\n", with: ""),
            "CarSceneDelegate.swift": """
            import CarPlay
            class CarSceneDelegate: UIResponder, CPTemplateApplicationSceneDelegate {
                func templateApplicationScene(
                    _ scene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController
                ) {
                    let app = \(app)
                    \(use)
                }
            }
            """,
        ]
        return CodeVariant("shares: \(description)", files, plist: VariantPlist.launchScreen + carScenes, []).finding(
            "LT060", severity)
    }

    private static let carScenes = """
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
        <key>UISceneStoryboardFile</key><string>Main</string></dict></array>
        <key>CPTemplateApplicationSceneSessionRoleApplication</key><array><dict>
        <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).CarSceneDelegate</string>
        </dict></array></dict></dict>
        """
}
