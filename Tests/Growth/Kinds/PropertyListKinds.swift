import Foundation

extension GrowthKind {
    /// Property lists: the Info.plist of an app that `scan` reads, in each form.
    static let propertyLists: [GrowthKind] = [
        plist("URL schemes", 4000) { count in
            "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array>"
                + many(count) { "<string>s\($0)</string>" } + "</array></dict></array>"
        },
        plist("URL types", 2000) { count in
            "<key>CFBundleURLTypes</key><array>"
                + many(count) { "<dict><key>CFBundleURLSchemes</key><array><string>s\($0)</string></array></dict>" }
                + "</array>"
        },
        plist("activities", 4000) { count in
            "<key>NSUserActivityTypes</key><array>" + many(count) { "<string>a\($0)</string>" } + "</array>"
        },
        plist("permitted tasks", 1200) { count in
            "<key>BGTaskSchedulerPermittedIdentifiers</key><array>" + many(count) { "<string>t\($0)</string>" }
                + "</array>"
        },
        plist("quick actions", 2000) { count in
            "<key>UIApplicationShortcutItems</key><array>"
                + many(count) { "<dict><key>UIApplicationShortcutItemType</key><string>q\($0)</string></dict>" }
                + "</array>"
        },
        plist("background modes", 4000) { count in
            "<key>UIBackgroundModes</key><array>" + many(count, "<string>fetch</string>") + "</array>"
        },
        plist("scene configurations", 2000) { count in
            """
            <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array>
            """ + many(count) { "<dict><key>UISceneConfigurationName</key><string>c\($0)</string></dict>" }
                + "</array></dict></dict>"
        }, plist("other keys", 4000) { many($0) { "<key>k\($0)</key><string>v</string>" } },
        plist("comments", 60_000) { many($0, "<!-- - -->") },
        plist("entities", 60_000) { "<key>k</key><string>" + many($0, "&amp;") + "</string>" },
        plist("variables", 2000) { count in
            "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array>"
                + many(count) { "<string>$(V)$(W\($0))</string>" } + "</array></dict></array>"
        }, plist("unclosed comments", 300_000, ends: refused) { many($0, "<!-- ") },
        GrowthKind(
            "binary plist: URL schemes", "scan --plist Info.plist --sources App", 4000,
            data: { count in
                sources([
                    "Info.plist": serialized(
                        ["CFBundleURLTypes": [["CFBundleURLSchemes": (0...count).map { "s\($0)" }]]], .binary)
                ])
            }),
        GrowthKind(
            "binary plist: keys", "scan --plist Info.plist --sources App", 4000,
            data: { count in
                let keys = (0...count).map { ("k\($0)", $0) }
                return sources(["Info.plist": serialized(Dictionary(uniqueKeysWithValues: keys), .binary)])
            }),
        GrowthKind("Info.plist of a scenario", "lint a.json", 12_000) { count in
            [
                "a.json": ScenarioText.app(#""infoPlist": "Info.plist""#).text,
                "Info.plist": infoPlist(
                    "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array>"
                        + many(count) { "<string>s\($0)</string>" } + "</array></dict></array>"),
            ]
        },
    ]

    static func infoPlist(_ content: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\n\(content)\n</dict></plist>\n"
    }

    private static func plist(
        _ name: String, _ size: Int, ends statuses: ClosedRange<Int32> = answered,
        _ content: @escaping @Sendable (Int) -> String
    ) -> GrowthKind {
        GrowthKind(
            "XML plist: " + name, "scan --plist Info.plist --sources App", size, ends: statuses,
            data: { count in sources(["Info.plist": Data(infoPlist(content(count)).utf8)]) })
    }

    private static func sources(_ files: [String: Data]) -> [String: Data] {
        files.merging(["App/AppDelegate.swift": Data(ProjectText.delegate.utf8)]) { first, _ in first }
    }

    private static func serialized(_ value: Any, _ format: PropertyListSerialization.PropertyListFormat) -> Data {
        do { return try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0) } catch {
            fatalError("\(error)")
        }
    }
}
