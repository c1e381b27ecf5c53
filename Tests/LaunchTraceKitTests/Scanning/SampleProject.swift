@testable import LaunchTraceKit

/// An Xcode project of the old style, as little of it as there has to be.
struct SampleProject {
    var targets: [Target]

    struct Target {
        var name = "App"
        var files: [String] = ["AppDelegate.swift"]
        var settings = "SDKROOT = iphoneos;"
        var type = "application"
        /// The targets that it embeds, by their indices.
        var embedded: [Int] = []
    }

    init(_ targets: Target...) { self.targets = targets }

    /// The text of the `project.pbxproj`; the files lie beside the project.
    var text: String {
        let names = targets.indices.map { "target\($0)" }.joined(separator: ", ")
        let files = Set(targets.flatMap(\.files)).sorted()
        let references = files.map { file in
            "\"file \(file)\" = {isa = PBXFileReference; path = \"\(file)\"; sourceTree = SOURCE_ROOT; };"
        }
        return """
            // !$*UTF8*$!
            { objects = {
            root = {isa = PBXProject; targets = (\(names)); };
            \((references + targets.indices.flatMap(objects)).joined(separator: "\n"))
            }; rootObject = root; }
            """
    }

    private func objects(of index: Int) -> [String] {
        let target = targets[index]
        let files = target.files.map { "\"build\(index) \($0)\"" }.joined(separator: ", ")
        let dependencies = target.embedded.map { "\"needs \($0)\"" }.joined(separator: ", ")
        return target.embedded.map { "\"needs \($0)\" = {isa = PBXTargetDependency; target = target\($0); };" }
            + target.files.map { file in
                "\"build\(index) \(file)\" = {isa = PBXBuildFile; fileRef = \"file \(file)\"; };"
            } + [
                """
                target\(index) = {isa = PBXNativeTarget; name = "\(target.name)"; buildPhases = (phase\(index));
                    dependencies = (\(dependencies)); productType = "com.apple.product-type.\(target.type)"; buildConfigurationList = list\(index); };
                phase\(index) = {isa = PBXSourcesBuildPhase; files = (\(files)); };
                list\(index) = {isa = XCConfigurationList; buildConfigurations = (release\(index)); };
                release\(index) = {isa = XCBuildConfiguration; name = Release; buildSettings = { \(target.settings) }; };
                """
            ]
    }
}

extension SampleFiles {
    /// Projects by their paths, and other files.
    convenience init(projects: [String: SampleProject], _ files: [String: String] = [:]) {
        let texts = projects.map { ("\($0.key)/project.pbxproj", $0.value.text) }
        self.init(files.merging(texts) { first, _ in first })
    }
}

let sampleDelegate = "@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"

/// An app made by hand, with places in these files.
enum SampleFacts {
    static let delegate = SourceText(
        name: "Recipes/AppDelegate.swift",
        bytes: Array(
            """
            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, didFinishLaunchingWithOptions: Options?) -> Bool {
                    open(options[.url])
                    return false
                }
            }

            """.utf8))
    static let plist = SourceText(
        name: "Recipes/Info.plist",
        bytes: Array("<plist>\n<dict>\n<key>UIBackgroundModes</key>\n</dict>\n</plist>\n".utf8))

    static func place(_ words: String, in source: SourceText = delegate) -> Place? {
        let text = source.text(in: source.bytes.indices)
        return text.firstRange(of: words).map { range in
            let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
            return Place(source: source, range: start..<start + words.utf8.count)
        }
    }

    private static let method = DelegateSlot.appDelegate.path.to(.method(.didFinishLaunching))

    private static let app = Scenario.App(
        lifecycle: .appDelegate, infoPlist: InfoPlist(backgroundModes: ["fetch", "voip"]),
        appDelegate: Delegate([
            (.didFinishLaunching, Delegate.Method(returns: .bool(false), actions: [.read(slot: .launchURL)])),
            (.fetchRemoteNotification, Delegate.Method()),
        ]), notificationDelegate: .complete)

    private static let origins = [
        FactOrigin(.app("lifecycle"), at: place("@main")),
        FactOrigin(.app("infoPlist", "UIBackgroundModes"), .words(["fetch", "voip"]), at: place("<key>", in: plist)),
        FactOrigin(DelegateSlot.appDelegate.path, at: place("class AppDelegate"), "AppDelegate"),
        FactOrigin(method, at: place("func")), FactOrigin(method.to(.key("returns")), at: place("return false")),
        FactOrigin(method.to(.key("does")), at: place("func")),
        FactOrigin(method.to(.key("does"), .item(0)), at: place("options[.url]")),
        FactOrigin(
            DelegateSlot.appDelegate.path.to(.method(.fetchRemoteNotification)), .part, .assumed, at: nil,
            "Messaging adds it to the delegate when the app is launched, unless its Info.plist disables that"),
        FactOrigin(
            DelegateSlot.notificationDelegate.path.to(.key("*")), .part, .unknown, at: place("open"),
            "Push isn't in the target"),
    ]

    static let target = ScannedTarget(ScannedApp(app, origins), called: "Recipes")
}
