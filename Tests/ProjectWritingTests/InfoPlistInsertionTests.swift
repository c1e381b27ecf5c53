import ProjectWriting
import Testing

@testable import ProjectReading

/// A property list with a mark at what the insertion adds: `+` before a new line, `-` before one that goes.
struct InfoPlistCase: CustomTestStringConvertible {
    let testDescription: String
    var manifest = OneWindowManifest(delegateClass: "SceneDelegate", storyboard: nil)
    var filledIn: String?
    let lines: String

    var old: String { text(without: "+") }
    var new: String { text(without: "-") }

    private func text(without mark: Character) -> String {
        let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n"
        let kept = lines.split(separator: "\n", omittingEmptySubsequences: false).filter { $0.first != mark }
        return head
            + kept.map { "+-".contains($0.first ?? " ") ? String($0.dropFirst()) : String($0) }.joined(separator: "\n")
            + "\n</plist>\n"
    }
}

/// The role of windows with a configuration, as it is added.
private let addedRole = """
    +\t\t\t<key>UIWindowSceneSessionRoleApplication</key>
    +\t\t\t<array>
    +\t\t\t\t<dict>
    +\t\t\t\t\t<key>UISceneConfigurationName</key>
    +\t\t\t\t\t<string>Default Configuration</string>
    +\t\t\t\t\t<key>UISceneDelegateClassName</key>
    +\t\t\t\t\t<string>SceneDelegate</string>
    +\t\t\t\t</dict>
    +\t\t\t</array>
    """

/// A property list whose scene manifest has these configurations.
private func configurations(_ lines: String) -> String {
    """
    <dict>
    \t<key>UIApplicationSceneManifest</key>
    \t<dict>
    \t\t<key>UISceneConfigurations</key>
    \t\t<dict>
    \(lines)
    \t\t</dict>
    \t</dict>
    </dict>
    """
}

/// The same with one configuration for windows.
private func windowConfiguration(_ lines: String) -> String {
    configurations(
        """
        \t\t\t<key>UIWindowSceneSessionRoleApplication</key>
        \t\t\t<array>
        \t\t\t\t<dict>
        \(lines)
        \t\t\t\t</dict>
        \t\t\t</array>
        """)
}

private let cases = [
    InfoPlistCase(
        testDescription: "among sorted keys, with tabs",
        lines: """
            <dict>
            \t<key>CFBundleName</key>
            \t<string>App</string>
            +\t<key>UIApplicationSceneManifest</key>
            +\t<dict>
            +\t\t<key>UIApplicationSupportsMultipleScenes</key>
            +\t\t<false/>
            +\t\t<key>UISceneConfigurations</key>
            +\t\t<dict>
            \(addedRole)
            +\t\t</dict>
            +\t</dict>
            \t<key>UILaunchStoryboardName</key>
            \t<string>Launch</string>
            </dict>
            """),
    InfoPlistCase(
        testDescription: "behind unsorted keys, with blanks",
        manifest: OneWindowManifest(delegateClass: "$(PRODUCT_MODULE_NAME).SceneDelegate", storyboard: "Main & more"),
        lines: """
            <dict>
              <key>UIMainStoryboardFile</key>
              <string>Main &amp; more</string>
              <key>CFBundleName</key> <string>App</string>
            +  <key>UIApplicationSceneManifest</key>
            +  <dict>
            +    <key>UIApplicationSupportsMultipleScenes</key>
            +    <false/>
            +    <key>UISceneConfigurations</key>
            +    <dict>
            +      <key>UIWindowSceneSessionRoleApplication</key>
            +      <array>
            +        <dict>
            +          <key>UISceneConfigurationName</key>
            +          <string>Default Configuration</string>
            +          <key>UISceneDelegateClassName</key>
            +          <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
            +          <key>UISceneStoryboardFile</key>
            +          <string>Main &amp; more</string>
            +        </dict>
            +      </array>
            +    </dict>
            +  </dict>
            </dict>
            """),
    InfoPlistCase(
        testDescription: "empty configurations", filledIn: "UISceneConfigurations",
        lines: """
            <dict>
            \t<key>UIApplicationSceneManifest</key>
            \t<dict>
            \t\t<key>UIApplicationSupportsMultipleScenes</key>
            \t\t<true/>
            \t\t<key>UISceneConfigurations</key>
            -\t\t<dict/>
            +\t\t<dict>
            \(addedRole)
            +\t\t</dict>
            \t</dict>
            </dict>
            """),
    InfoPlistCase(
        testDescription: "CarPlay only", filledIn: "UISceneConfigurations",
        lines: configurations(
            """
            \t\t\t<key>CPTemplateApplicationSceneSessionRoleApplication</key>
            \t\t\t<array>
            \t\t\t\t<!-- <dict> of the car -->
            \t\t\t\t<dict>
            \t\t\t\t\t<key>UISceneDelegateClassName</key>
            \t\t\t\t\t<string>Car</string>
            \t\t\t\t</dict>
            \t\t\t</array>
            \(addedRole)
            """)),
    InfoPlistCase(
        testDescription: "an empty role", filledIn: "UIWindowSceneSessionRoleApplication",
        lines: configurations(
            """
            \t\t\t<key>UIWindowSceneSessionRoleApplication</key>
            -\t\t\t<array></array>
            \(addedRole.drop { $0 != "\n" }.dropFirst())
            """)),
    InfoPlistCase(
        testDescription: "a configuration without a class keeps its name",
        manifest: OneWindowManifest(delegateClass: "SceneDelegate", storyboard: "Main"),
        filledIn: "UIWindowSceneSessionRoleApplication",
        lines: windowConfiguration(
            """
            \t\t\t\t\t<key>UISceneConfigurationName</key>
            \t\t\t\t\t<string>Window</string>
            +\t\t\t\t\t<key>UISceneDelegateClassName</key>
            +\t\t\t\t\t<string>SceneDelegate</string>
            +\t\t\t\t\t<key>UISceneStoryboardFile</key>
            +\t\t\t\t\t<string>Main</string>
            """)),
    InfoPlistCase(
        testDescription: "an empty class", filledIn: "UIWindowSceneSessionRoleApplication",
        lines: windowConfiguration(
            """
            \t\t\t\t\t<key>UISceneDelegateClassName</key>
            -\t\t\t\t\t<string/>
            +\t\t\t\t\t<string>SceneDelegate</string>
            """)),
]

struct InfoPlistInsertionTests {
    @Test(arguments: cases, ["\n", "\r\n"]) func addsTheManifestAndNothingElse(sample: InfoPlistCase, lineEnd: String)
        throws
    {
        let old = sample.old.replacing("\n", with: lineEnd)
        let insertion = try InfoPlistInsertion(sample.manifest, into: Array(old.utf8))
        #expect(insertion.text == sample.new.replacing("\n", with: lineEnd))
        #expect(insertion.filledIn == sample.filledIn)
        let (before, after) = (old.split { $0.isNewline }, insertion.text.split { $0.isNewline })
        #expect(before.indices.first { before[$0] != after[$0] }.map { $0 + 1 } == insertion.line)
        #expect(try rest(insertion.text) == rest(old))
        #expect(throws: InfoPlistRefusal.self) {
            try InfoPlistInsertion(sample.manifest, into: Array(insertion.text.utf8))
        }
    }

    /// What the project's reader finds beside the manifest.
    private func rest(_ text: String) throws -> [String: PropertyTree] {
        var values = try PropertyTree.dictionary(Array(text.utf8), path: "Info.plist")
        values["UIApplicationSceneManifest"] = nil
        return values
    }

    @Test(arguments: [
        "<plist><dict><key>A</key><true/></dict></plist>", "<plist>\n<dict/>\n</plist>",
        "<plist>\n<dict>\n<key>UIApplicationSceneManifest</key><dict></dict></dict></plist>",
    ]) func anyLayoutIsRead(old: String) throws {
        let manifest = OneWindowManifest(delegateClass: "SceneDelegate", storyboard: nil)
        let insertion = try InfoPlistInsertion(manifest, into: Array(old.utf8))
        let values = try PropertyTree.dictionary(Array(insertion.text.utf8), path: "Info.plist")
        let windows = PropertyTree.dictionary([
            "UISceneConfigurationName": .text("Default Configuration"),
            "UISceneDelegateClassName": .text("SceneDelegate"),
        ])
        #expect(
            values["UIApplicationSceneManifest"]
                == .dictionary([
                    "UIApplicationSupportsMultipleScenes": .bool(false),
                    "UISceneConfigurations": .dictionary(["UIWindowSceneSessionRoleApplication": .list([windows])]),
                ]))
        #expect(try rest(insertion.text) == rest(old))
    }

    @Test(arguments: [
        ("bplist00 and more", "it is binary"), ("{ CFBundleName = App; }", "it isn't in XML"),
        ("{\"CFBundleName\": \"App\"}", "it isn't in XML"), ("<plist><dict>", "not a property list"),
        ("<plist><array/></plist>", "not a property list"), ("a\0b", "it is not in UTF-8"),
        ("<plist><dict><key>A</key></dict></plist>", "UIApplicationSceneManifest has an unexpected value on line 1"),
        (
            "<plist><dict>\n<key>UIApplicationSceneManifest</key><string>no</string></dict></plist>",
            "UIApplicationSceneManifest has an unexpected value on line 2"
        ),
        (
            "<plist><dict>\n<key>UIApplicationSceneManifest</key>\n<dict><!-- later --></dict></dict></plist>",
            "UIApplicationSceneManifest has an unexpected value on line 3"
        ),
    ]) func refusesWhatIsNoSuchText(old: String, reason: String) {
        let error = #expect(throws: InfoPlistRefusal.self) {
            try InfoPlistInsertion(
                OneWindowManifest(delegateClass: "SceneDelegate", storyboard: nil), into: Array(old.utf8))
        }
        #expect(error?.reason == reason)
    }

    @Test func aBranchOfThePreprocessorGetsNothing() throws {
        func text(_ end: String) -> [UInt8] {
            Array(
                "<plist>\n<dict>\n<key>A</key>\n<true/>\n # if DEBUG\n<key>B</key>\n<true/>\n\(end)</dict></plist>".utf8
            )
        }
        let manifest = OneWindowManifest(delegateClass: "SceneDelegate", storyboard: nil)
        let error = #expect(throws: InfoPlistRefusal.self) { try InfoPlistInsertion(manifest, into: text("#endif\n")) }
        #expect(error?.reason == "the manifest would be in an #if on line 8")
        #expect(try InfoPlistInsertion(manifest, into: text("#endif\n<key>C</key>\n<true/>\n")).line == 11)
    }

    @Test func theManifestAloneIsForAPerson() {
        let text = OneWindowManifest(delegateClass: "SceneDelegate", storyboard: "Main").text
        #expect(text.hasPrefix("<key>UIApplicationSceneManifest</key>\n<dict>\n\t<key>UIApplicationSupports"))
        #expect(text.hasSuffix("\t\t</array>\n\t</dict>\n</dict>\n") && text.contains("<string>Main</string>"))
    }
}
