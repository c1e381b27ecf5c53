/// A small change that breaks a launch of an app.
package struct CodeMutation: Sendable, CustomStringConvertible {
    package let app: WholeApp
    package let edits: [CodeEdit]
    package let notice: Notice
    private let name: String

    /// By what it has to be noticed.
    package enum Notice: Sendable {
        /// A finding of `lint` with this code, an error or a warning, that the app as it stands hasn't.
        case finding(String)
        /// Code that may be meant so, or that a library may complete: for `check` a launch has changed or is no longer judged.
        case changedLaunch
        /// The code leaves open what happens, and `lint` says so.
        case notAnalyzed
        /// The same of what is no step of a launch: `lint` has a note with this code more.
        case note(String)
    }

    package var description: String { "\(app): \(name)" }

    init(_ name: String, _ app: WholeApp, _ notice: Notice, _ edits: CodeEdit...) {
        self.init(name, app, notice, edits)
    }

    init(_ name: String, _ app: WholeApp, _ notice: Notice, _ edits: [CodeEdit]) {
        (self.name, self.app, self.notice, self.edits) = (name, app, notice, edits)
    }

    /// The same change of each of some apps.
    static func each(_ apps: [WholeApp], _ name: String, _ notice: Notice, _ edits: CodeEdit...) -> [CodeMutation] {
        apps.map { CodeMutation(name, $0, notice, edits) }
    }
}

/// A small change of an app that no launch differs by.
package struct HarmlessChange: Sendable, CustomStringConvertible {
    package let app: WholeApp
    package let edits: [CodeEdit]
    private let name: String

    package var description: String { "\(app): \(name)" }

    init(_ name: String, _ app: WholeApp, _ edits: [CodeEdit]) {
        (self.name, self.app, self.edits) = (name, app, edits)
    }

    init(_ name: String, _ app: WholeApp, _ edits: CodeEdit...) { self.init(name, app, edits) }

    static func each(_ apps: [WholeApp], _ name: String, _ edits: CodeEdit...) -> [HarmlessChange] {
        apps.map { HarmlessChange(name, $0, edits) }
    }
}

extension CodeMutation {
    package static let all =
        launchResults + coldReads + handlers + lateDelegates + tasks + windows + shownWindows + delegateWindows
        + sceneDelegates + configurations + completions + names + services + servicesInBranches + servicesOnSettings
        + taskCompletions + misspellings + keptPayloads
}

extension HarmlessChange {
    package static let all =
        everywhere + own + shownWindows + configurations + services + taskCompletions + keptPayloads
}

/// A change of a text that an app's file has once, or of a whole file.
package struct CodeEdit: Sendable {
    let file: String
    let change: Change

    enum Change: Sendable {
        case replace(String, with: String)
        /// A file that the app hasn't had.
        case add(String)
    }

    static func replace(_ old: String, with new: String, in file: String) -> CodeEdit {
        CodeEdit(file: file, change: .replace(old, with: new))
    }

    static func insert(_ new: String, before old: String, in file: String) -> CodeEdit {
        replace(old, with: new + old, in: file)
    }

    static func insert(_ new: String, after old: String, in file: String) -> CodeEdit {
        replace(old, with: old + new, in: file)
    }

    static func remove(_ old: String, in file: String) -> CodeEdit { replace(old, with: "", in: file) }

    static func add(_ text: String, as file: String) -> CodeEdit { CodeEdit(file: file, change: .add(text)) }
}

/// An edit that doesn't fit its app, which is a mistake in the table.
package struct CodeEditMisfit: Error, CustomStringConvertible { package let description: String }

extension WholeApp {
    /// The files after some edits, one after the other.
    package func files(after edits: [CodeEdit]) throws(CodeEditMisfit) -> [String: String] {
        var files = files
        for edit in edits {
            let path = path(edit.file)
            switch edit.change {
            case .add(let text):
                if files[path] != nil { throw CodeEditMisfit(description: "\(edit.file) is there already") }
                files[path] = text
            case .replace(let old, let new):
                let parts = files[path]?.split(separator: old, omittingEmptySubsequences: false) ?? []
                if parts.count != 2 {
                    throw CodeEditMisfit(description: "\(edit.file) has \(max(parts.count - 1, 0)) of: \(old)")
                }
                if old == new { throw CodeEditMisfit(description: "\(edit.file) isn't changed: \(old)") }
                files[path] = parts.joined(separator: new)
            }
        }
        return files
    }
}

/// A small app that is right as it stands, and handles whatever opens it.
package struct WholeApp: Sendable, CustomStringConvertible {
    package let description: String
    /// By their paths from the root.
    package let files: [String: String]
    /// The codes of the warnings that are right to be told of it.
    package let standing: Set<String>
    /// The file with what has to be set up as the app is launched.
    let launchCode: String

    package static let project = "Recipes.xcodeproj"
    static let infoPlist = "Info.plist"
    private static let code = "App/"

    init(
        _ description: String, _ code: [String: String], infoPlist: String, opensLinks: Bool = false,
        launchCode: String = "AppDelegate.swift", standing: Set<String> = []
    ) {
        (self.description, self.launchCode, self.standing) = (description, launchCode, standing)
        var files = Dictionary(uniqueKeysWithValues: code.map { (Self.code + $0, $1) })
        files[Self.infoPlist] = WholeAppPlist.file(infoPlist)
        files["App.entitlements"] = WholeAppPlist.file(opensLinks ? WholeAppPlist.linkHost : "")
        files["\(Self.project)/project.pbxproj"] = Self.projectFile
        self.files = files
    }

    package static let all = [
        swiftScenes, swiftDelegate, objectiveCScenes, objectiveCDelegate, swiftUIAdaptor, swiftUI, swiftServices,
        objectiveCServices,
    ]

    static let uiKit = [swiftScenes, swiftDelegate]
    static let swift = uiKit + [swiftUIAdaptor, swiftUI]
    static let objectiveC = [objectiveCScenes, objectiveCDelegate]

    /// The path from the root of a file that is named without its folder.
    func path(_ file: String) -> String { file == Self.infoPlist ? file : Self.code + file }

    private static let projectFile = """
        // !$*UTF8*$!
        { objects = {
        root = {isa = PBXProject; targets = (app); mainGroup = group; };
        group = {isa = PBXGroup; children = (code); sourceTree = "<group>"; };
        code = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        app = {isa = PBXNativeTarget; name = Recipes; productType = "com.apple.product-type.application";
            buildPhases = (sources); fileSystemSynchronizedGroups = (code); buildConfigurationList = list; };
        sources = {isa = PBXSourcesBuildPhase; files = (); };
        list = {isa = XCConfigurationList; buildConfigurations = (release); };
        release = {isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos;
            PRODUCT_NAME = Recipes; INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = App.entitlements; }; };
        }; rootObject = root; }

        """
}

/// The keys of the apps' property lists.
enum WholeAppPlist {
    static let all =
        withoutAppDelegate.replacing("<string>fetch</string>", with: "\(push)<string>fetch</string>") + action

    /// Whatever an app can handle that has no app delegate.
    static let withoutAppDelegate = """
        <key>CFBundleURLTypes</key>
        <array><dict><key>CFBundleURLSchemes</key><array><string>recipes</string></array></dict></array>
        <key>NSUserActivityTypes</key>
        <array><string>com.example.recipe</string></array>
        <key>UIBackgroundModes</key>
        <array><string>fetch</string></array>
        <key>BGTaskSchedulerPermittedIdentifiers</key>
        <array><string>com.example.refresh</string></array>
        <key>UILaunchScreen</key><dict/>

        """

    private static let push = "<string>remote-notification</string>"

    private static let action = """
        <key>UIApplicationShortcutItems</key>
        <array><dict>
        <key>UIApplicationShortcutItemType</key><string>com.example.new</string>
        <key>UIApplicationShortcutItemTitle</key><string>New</string>
        </dict></array>

        """

    static func scenes(_ delegate: String) -> String {
        """
        <key>UIApplicationSceneManifest</key>
        <dict><key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key>
        <array><dict>
        <key>UISceneConfigurationName</key><string>Default Configuration</string>
        <key>UISceneDelegateClassName</key><string>\(delegate)</string>
        </dict></array></dict></dict>

        """
    }

    static let linkHost = """
        <key>com.apple.developer.associated-domains</key>
        <array><string>applinks:recipes.example</string></array>

        """

    static func file(_ keys: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        \(keys)</dict></plist>

        """
    }
}
