import StructuredText
import Testing

/// Where the tool reads a file, and as what.
struct AskedPlace: Sendable {
    let path: String
    let kind: FileKind
    /// The words by which other files name it, and the folder that these begin at.
    var name = ""
    var start = "/r"

    /// Places that don't keep each other from being read, and the commands that read them.
    struct Group: Sendable {
        let places: [AskedPlace]
        let commands: [String]
    }

    private static let ofProject = [
        "check Launches --report github --report junit=j --report sarif=s --report markdown=m", "scan A.xcodeproj",
    ]

    /// What the files of new launches are called comes from these alone.
    private static let withNames = ofProject + ["init . -d New"]

    private static let ofScenario = [
        "check Launches --report junit=j --report sarif=s --report markdown=m", "check Launches/cold.json --record",
        "run Launches/cold.json --format json", "lint Launches/own.json Launches/cold.json",
        "diff Launches/cold.timeline.txt Launches/cold.json --format unified", "verify Launches/cold.json log.txt",
        "verify Launches", "verify Launches/seen.json", "scan A.xcodeproj --check Launches/app.json",
    ]

    /// Where there is no app these end soon.
    private static let ofApp =
        ofScenario + [
            "matrix --app Launches/cold.json", "graph Launches/cold.json", "play Launches/cold.json",
            "lint Launches/app.json --format sarif", "init A.xcodeproj",
        ]

    static let groups = [
        Group(places: [AskedPlace(path: "/r/A.xcodeproj/project.pbxproj", kind: .projectFile)], commands: ofProject),
        Group(
            places: [AskedPlace(path: "/r/App/Base.xcconfig", kind: .configuration, name: "App/Base.xcconfig")],
            commands: withNames),
        Group(places: [AskedPlace(path: "/r/App/App.swift", kind: .swift, name: "App/App.swift")], commands: ofProject),
        Group(
            places: [
                AskedPlace(
                    path: "/r/App/Inner.xcconfig", kind: .configuration, name: "Inner.xcconfig", start: "/r/App"),
                AskedPlace(path: "/r/App/App.entitlements", kind: .entitlements, name: "App/App.entitlements"),
                AskedPlace(path: "/r/App/Code.m", kind: .objectiveC, name: "App/Code.m"),
                AskedPlace(path: "/r/App/Code.h", kind: .header, name: "App/Code.h"),
                AskedPlace(path: "/r/Kit/Package.swift", kind: .named("Package.swift")),
                AskedPlace(path: "/r/Podfile.lock", kind: .named("Podfile.lock")),
                AskedPlace(path: "/r/package.json", kind: .named("package.json")),
                AskedPlace(path: "/r/.fvm/fvm_config.json", kind: .named(".fvm/fvm_config.json")),
                AskedPlace(path: "/r/.tool-versions", kind: .named(".tool-versions")),
                AskedPlace(path: "/r/yarn.lock", kind: .named("yarn.lock")),
                AskedPlace(path: "/r/pubspec.lock", kind: .named("pubspec.lock")),
            ], commands: ofProject),
        Group(
            places: [AskedPlace(path: "/r/App/Info.plist", kind: .propertyList, name: "App/Info.plist")],
            commands: withNames),
        Group(
            places: [AskedPlace(path: "/r/Launches/app.json", kind: .json, name: "app.json", start: "/r/Launches")],
            commands: ofApp),
        Group(places: [AskedPlace(path: "/r/Launches/cold.json", kind: .json)], commands: ofScenario),
        Group(
            places: [
                AskedPlace(path: "/r/Launches/seen.json", kind: .json),
                AskedPlace(path: "/r/Launches/cold.timeline.txt", kind: .recordedTimeline),
                AskedPlace(path: "/r/Launches/Own.plist", kind: .propertyList, name: "Own.plist", start: "/r/Launches"),
            ], commands: ofScenario),
    ]

    /// A repository in which each of the places has a file of its kind, and what can show a build setting does.
    static let repository: [String: String] = [
        "/r/.git/HEAD": "ref: refs/heads/main\n",
        "/r/A.xcodeproj/project.pbxproj": """
        // !$*UTF8*$!
        { objects = {
        root = {isa = PBXProject; targets = (target); };
        target = {isa = PBXNativeTarget; name = A; buildPhases = (phase); buildConfigurationList = list;
            productType = "com.apple.product-type.application"; packageProductDependencies = (kit); };
        kit = {isa = XCSwiftPackageProductDependency; productName = Kit; };
        folder = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Kit; sourceTree = SOURCE_ROOT; };
        phase = {isa = PBXSourcesBuildPhase; files = (b1, b2); };
        b1 = {isa = PBXBuildFile; fileRef = f1; }; b2 = {isa = PBXBuildFile; fileRef = f2; };
        f1 = {isa = PBXFileReference; path = "App/App.swift"; sourceTree = SOURCE_ROOT; };
        f2 = {isa = PBXFileReference; path = "App/Code.m"; sourceTree = SOURCE_ROOT; };
        f3 = {isa = PBXFileReference; path = "App/Code.h"; sourceTree = SOURCE_ROOT; };
        f4 = {isa = PBXFileReference; path = "App/Base.xcconfig"; sourceTree = SOURCE_ROOT; };
        list = {isa = XCConfigurationList; buildConfigurations = (release); };
        release = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = f4;
            buildSettings = { SDKROOT = iphoneos; INFOPLIST_FILE = "App/Info.plist";
            CODE_SIGN_ENTITLEMENTS = "App/App.entitlements"; }; };
        }; rootObject = root; }
        """, "/r/App/Base.xcconfig": "#include \"Inner.xcconfig\"\n", "/r/App/Inner.xcconfig": "SCHEME = inner\n",
        "/r/App/Info.plist": """
        <plist version="1.0"><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>
        <array><string>$(SCHEME)</string><string>$(TOKEN)</string></array></dict></array>
        <key>UIBackgroundModes</key><array><string>fetch</string><string>processing</string></array>
        <key>BGTaskSchedulerPermittedIdentifiers</key><array><string>$(extraheader)</string><string>$(TOKEN)</string>
        </array></dict></plist>
        """,
        "/r/App/App.entitlements": """
        <plist version="1.0"><dict><key>com.apple.developer.associated-domains</key>
        <array><string>applinks:$(TOKEN).example</string></array></dict></plist>
        """, "/r/App/App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {\n}\n",
        "/r/App/Code.m": "@implementation Code\n@end\n", "/r/App/Code.h": "@interface Code : NSObject\n@end\n",
        "/r/Kit/Package.swift": """
        let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
            targets: [.target(name: "Kit")])
        """, "/r/Kit/Sources/Kit/Kit.swift": "class Kit {}\n", "/r/Podfile.lock": "PODS:\n  - Pod (1.0.0)\n",
        "/r/package.json": #"{ "dependencies": { "react-native": "0.80.0" } }"#,
        "/r/.fvm/fvm_config.json": #"{ "flutterSdkVersion": "3.0.0" }"#, "/r/.tool-versions": "flutter 3.0.0\n",
        "/r/yarn.lock": "# yarn lockfile v1\n", "/r/pubspec.lock": "packages:\n",
        "/r/Launches/app.json": #"{ "project": "../A.xcodeproj", "target": "A" }"#,
        "/r/Launches/cold.json": #"{ "name": "Cold", "app": "app.json", "events": [{ "event": "tapIcon" }] }"#,
        "/r/Launches/cold.timeline.txt": "Cold\niOS 18.0, scene life cycle\n\n= active\n",
        "/r/Launches/own.json":
            #"{ "name": "Own", "app": { "infoPlist": "Own.plist" }, "events": [{ "event": "tapIcon" }] }"#,
        "/r/Launches/Own.plist": "<plist version=\"1.0\"><dict/></plist>\n",
        "/r/Launches/seen.json": """
        { "observed": [{ "name": "sceneDidEnterBackground(_:)", "appState": "background" }],
          "scenario": { "name": "Home", "app": { "lifecycle": "scene" }, "start": "active",
            "events": [{ "event": "pressHome" }] },
          "source": { "who": "A test", "kind": "log" }, "versions": { "from": "18.0", "to": "26.0", "stated": true } }
        """, "/r/log.txt": "applicationDidBecomeActive(_:)\n",
    ]
}
