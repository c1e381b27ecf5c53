import Testing

@testable import LaunchTraceKit

struct InitTests {
    private let tool: BuiltTool

    init() throws { tool = try BuiltTool() }

    private static let names = [
        "app.schema", "app", "icon-cold", "icon-warm", "url-recipes-cold", "url-recipes-warm",
        "universal-link-recipes-example-cold", "universal-link-recipes-example-warm",
    ]

    private static func written(_ folder: String, settings: String? = ".launchtrace.json") -> String {
        (names.map { "\(folder)/\($0).json" } + [settings].compactMap(\.self)).map { "written  \($0)\n" }.joined()
    }

    /// What says how to go on where no settings name the folder.
    private static func next(_ folder: String, root: String = "") -> String {
        next(root + folder, " \(root)\(folder)/app.json")
    }

    private static let nextWithSettings = next("", "")

    private static func next(_ checked: String, _ linted: String) -> String {
        """
        6 launches, nothing found
        lint also analyzes 4 launches from other states, such as a prewarmed app

        next:
          launchtrace check\(checked.isEmpty ? "" : " ")\(checked)
          launchtrace lint\(linted)

        """
    }

    @Test func writesALaunchForEachTrigger() throws {
        try SampleApp().write(in: tool)
        let result = try tool.sh("mkdir .git; $tool init Recipes.xcodeproj")
        result.expect(Self.written("Launches") + "\n" + Self.nextWithSettings)
        #expect(
            try tool.folder.read(".launchtrace.json") == """
                { "project": "Recipes.xcodeproj", "target": "Recipes", "scenarios": "Launches" }

                """)
        #expect(
            try tool.folder.read("Launches/app.json") == """
                { "$schema": "app.schema.json", "project": "../Recipes.xcodeproj", "target": "Recipes" }

                """)
        #expect(try tool.folder.read("Launches/app.schema.json") == DescribedFormat.app.document)
        #expect(
            try tool.folder.read("Launches/url-recipes-warm.json") == """
                {
                  "name": "URL recipes, warm",
                  "device": { "os": "27.0" },
                  "app": "app.json",
                  "start": "background",
                  "events": [
                    { "event": "openURL", "url": "recipes://path" }
                  ]
                }

                """)
        let check = try tool.sh("$tool check; ls Launches | wc -l")
        #expect(check.stdout.hasPrefix("6 scenarios: 6 unchanged; 1 app file\n") && check.stdout.hasSuffix("14\n"))
    }

    /// An app file never names a schema that isn't there, and the schema of somebody else stays.
    @Test func theSchemaOfTheAppFile() throws {
        try SampleApp().write(in: tool)
        try tool.folder.write("Launches/app.schema.json", "{}\n")
        let others = try tool.sh("mkdir .git; $tool init Recipes.xcodeproj; cat Launches/app.schema.json")
        #expect(others.stdout.hasSuffix("{}\n") && !others.stdout.contains("app.schema"), "\(others)")
        #expect(others.stderr == "launchtrace: 1 file exists, and is unchanged:\n  Launches/app.schema.json\n")
        #expect(try !tool.folder.read("Launches/app.json").contains("schema"))

        let older = String(DescribedFormat.app.document.prefix(200))
        try tool.folder.write("Launches/app.schema.json", older)
        let newer = try tool.sh("rm Launches/app.json; $tool init Recipes.xcodeproj")
        #expect(newer.stdout.hasPrefix("written  Launches/app.schema.json\nwritten  Launches/app.json\n"), "\(newer)")
        #expect(try tool.folder.read("Launches/app.schema.json") == DescribedFormat.app.document)
        #expect(try tool.folder.read("Launches/app.json").hasPrefix(#"{ "$schema": "app.schema.json", "project""#))

        // A pattern of a shell names it beside the scenarios.
        let named = try tool.sh("$tool check Launches/*.json | tail -n 1; $tool lint Launches/*.json")
        #expect(!named.stderr.contains("error") && named.status == 0, "\(named)")

        // A person who has an app file and no schema is given none.
        let none = try tool.sh("rm Launches/app.schema.json; $tool init Recipes.xcodeproj 2>&1; ls Launches")
        #expect(!none.stdout.contains("schema"), "\(none)")
    }

    @Test func changesNothingTheSecondTime() throws {
        try SampleApp().write(in: tool)
        let result = try tool.sh(
            """
            mkdir .git; $tool init . > /dev/null; cat Launches/* | cksum > before; $tool init .
            cat Launches/* | cksum | cmp - before
            """)
        #expect(result.status == 0 && result.stdout == Self.next("Launches"))
        #expect(result.stderr.hasPrefix("launchtrace: 14 files exist, and are unchanged:\n  Launches/app.json\n"))
        #expect(result.stderr.contains("\n  Launches/icon-cold.timeline.txt\n"))
        #expect(result.stderr.hasSuffix("\n  .launchtrace.json\n"))
    }

    /// What a person has changed is theirs, and what is missing beside it is made from it.
    @Test func leavesWhatExists() throws {
        try SampleApp().write(in: tool)
        try tool.folder.write("mine", #"{ "project": "../Recipes.xcodeproj", "firstLaunch": true }"#)
        try tool.folder.write(
            "warm", #"{ "name": "Mine", "app": "app.json", "start": "suspended", "events": [{ "event": "tapIcon" }] }"#)
        let result = try tool.sh(
            """
            mkdir .git Launches; mv mine Launches/app.json; mv warm Launches/icon-warm.json; touch Launches/icon-cold.timeline.txt
            $tool init .; head -n 1 Launches/icon-warm.timeline.txt; wc -c < Launches/icon-cold.timeline.txt | tr -d ' '
            grep -c firstLaunch Launches/app.json
            """)
        let written = Self.names.dropFirst(2).map { name in
            "\(name == "icon-warm" ? "recorded" : "written")  Launches/\(name).json\n"
        }
        let settings = "written  .launchtrace.json\n\n"
        #expect(result.stdout == written.joined() + settings + Self.nextWithSettings + "Mine\n0\n1\n")
        #expect(
            result.stderr == """
                launchtrace: 3 files exist, and are unchanged:
                  Launches/app.json
                  Launches/icon-cold.timeline.txt
                  Launches/icon-warm.json

                """)
    }

    /// The entitlements of the project count, whatever the app file is.
    @Test func anAppFileOfOnesOwnHasTheLinksOfTheProject() throws {
        try SampleApp().write(in: tool)
        try tool.folder.write("mine", #"{ "sceneDelegate": { "scene(_:continue:)": {} } }"#)
        let result = try tool.sh("mkdir .git Launches; mv mine Launches/app.json; $tool init .; ls Launches")
        #expect(result.stdout.contains("universal-link-recipes-example-cold.json\n"), "\(result)")
    }

    @Test func worksFromAnyFolder() throws {
        try SampleApp(name: "Süße Rezepte", folder: "Meine App").write(in: tool)
        let result = try tool.sh(
            "mkdir .git 'Über uns'; cd 'Über uns'; $tool init '../Meine App' -d '../Ein Ort/Läufe/'")
        let written = Self.written("../Ein Ort/Läufe", settings: "../.launchtrace.json")
        result.expect(written + "\n" + Self.nextWithSettings)
        #expect(
            try tool.folder.read(".launchtrace.json") == """
                { "project": "Meine App/Süße Rezepte.xcodeproj", "target": "Süße Rezepte", "scenarios": "Ein Ort/Läufe" }

                """)
        #expect(
            try tool.folder.read("Ein Ort/Läufe/app.json") == """
                { "$schema": "app.schema.json", "project": "../../Meine App/Süße Rezepte.xcodeproj", "target": "Süße Rezepte" }

                """)
        #expect(try tool.sh("$tool check 'Ein Ort'").stdout.hasPrefix("6 scenarios: 6 unchanged"))
    }

    /// Without git the scenarios' own folder would be the root, and the project outside of it.
    @Test(arguments: ["", "cd App; "]) func namesTheRootWhereGitDoesNot(start: String) throws {
        try SampleApp().write(in: tool)
        let (up, root) = start.isEmpty ? ("", ".") : ("../", "..")
        let result = try tool.sh("\(start)$tool init \(up)Recipes.xcodeproj -d \(up)Launches")
        let isBelow = start.isEmpty
        let expected = isBelow ? Self.next("--root .", " --root .") : Self.next("../Launches", root: "--root \(root) ")
        let written = Self.written("\(up)Launches", settings: isBelow ? ".launchtrace.json" : nil)
        #expect(result.stdout == written + "\n" + expected)
        let next = result.stdout.split(separator: "\n").suffix(2).joined(separator: "\n")
        let shown = try tool.sh("launchtrace() { $tool \"$@\"; }; \(start)\(next)")
        #expect(shown.status == 0 && shown.stdout == "6 scenarios: 6 unchanged; 1 app file\n", "\(shown)")
    }

    /// What a person has set above holds for the folders below, and isn't hidden by other settings.
    @Test func settingsThatAreThereHold() throws {
        try SampleApp().write(in: tool)
        try tool.folder.write(".launchtrace.json", #"{ "severity": { "LT080": "off" } }"#)
        let result = try tool.sh("mkdir .git sub; cd sub; $tool init ..; ls -a; cat ../.launchtrace.json")
        #expect(result.stdout.contains(Self.next("Launches") + ".\n..\nLaunches\n{ \"severity\""), "\(result)")
        #expect(result.stderr == "launchtrace: 1 file exists, and is unchanged:\n  ../.launchtrace.json\n")
    }

    /// Without git settings name nothing outside of their own folder.
    @Test func aFolderElsewhereIsInNoSettings() throws {
        try SampleApp().write(in: tool)
        let result = try tool.sh("mkdir work; cd work; $tool init ../Recipes.xcodeproj -d Launches; ls -a .. .")
        #expect(result.status == 0 && !result.stdout.contains(".launchtrace.json"), "\(result)")
    }

    @Test func takesAnAppWithoutAProject() throws {
        try SampleApp().write(in: tool)
        let plist = SampleApp.infoPlist.replacing("$(PRODUCT_MODULE_NAME).", with: "")
        try tool.folder.write("App/Info.plist", "<plist version=\"1.0\"><dict>\(plist)</dict></plist>")
        let result = try tool.sh("mkdir .git; rm -r Recipes.xcodeproj; $tool init --plist App/Info.plist --sources App")
        #expect(result.status == 0 && result.stderr.isEmpty, "\(result)")
        #expect(
            try tool.folder.read("Launches/app.json") == #"{ "plist": "../App/Info.plist", "sources": ["../App"] }"#
                + "\n" || tool.folder.read("Launches/app.json").contains(#""sources": ["../App"]"#))
        #expect(try tool.sh("$tool check Launches").status == 0)
    }

    /// What can't be read of the project is said: here the entitlements, without which no link is known.
    @Test func warnsOfWhatCannotBeRead() throws {
        try SampleApp().write(in: tool)
        let result = try tool.sh(
            "mkdir .git; rm App/App.entitlements; $tool init . | grep -c '^written'; ls Launches | grep -c ''")
        result.expect(
            "11\n18\n",
            stderr: """
                launchtrace: warning: cannot read "App/App.entitlements": there is no such file or folder

                """)
    }

    /// A source that can't be read may have what a launch depends on.
    @Test func warnsOfSourcesThatCannotBeRead() throws {
        try SampleApp().write(in: tool)
        let result = try tool.sh("mkdir .git; rm App/SceneDelegate.swift; $tool init . > /dev/null")
        #expect(
            result.stderr == """
                launchtrace: warning: cannot read "App/SceneDelegate.swift": there is no such file or folder

                """)
    }

    /// What an app lacks was pointed at in its scenarios, and so at the top of the app file.
    @Test func pointsWhereLintDoes() throws {
        try SampleApp().write(in: tool)
        try tool.folder.write("App/SceneDelegate.swift", SampleApp.sceneDelegateWithoutWebLinks)
        let place = "sed -n 's/: \\(LT[0-9]*\\) .*/: \\1/p'"
        let written = try tool.sh("mkdir .git; $tool init . | \(place)")
        let linted = try tool.sh("$tool lint Launches/app.json 2> /dev/null | \(place)")
        #expect(written.stdout.hasPrefix("App/SceneDelegate.swift:3:1: error: LT010\n"), "\(written)")
        #expect(written.stdout == linted.stdout)
    }

    @Test(arguments: [
        ("init", "PROJECT is missing"), ("init a b", #"unexpected argument "b""#),
        ("init --sources a --target b", "--target needs a project, and --sources is for an app without one"),
        ("init --plist a b", "--plist is for an app without a project; name its code with --sources"),
        ("init a -d", "--directory needs a value: DIR"), ("init a --format json", #"unknown option "--format""#),
    ]) func refuses(words: String, message: String) {
        let error = #expect(throws: UsageError.self) { try GivenCommand(words.split(separator: " ").map(String.init)) }
        #expect(error?.text == "launchtrace: error: \(message)\nhint: see \"launchtrace help init\"\n")
    }

    @Test func asksForATarget() throws {
        try SampleApp(targets: ["Recipes", "Recipes Pro"]).write(in: tool)
        let several = try tool.sh("mkdir .git; $tool init .; ls Launches")
        #expect(
            several.stderr.hasPrefix(
                """
                launchtrace: error: several targets are apps for iOS: "Recipes", "Recipes Pro"; choose one with --target

                """))
        #expect(several.stdout.isEmpty && several.status == 2)
        #expect(try tool.sh("$tool init . --target 'Recipes Pro'").status == 0)
        #expect(try tool.folder.read("Launches/app.json").contains(#""target": "Recipes Pro""#))
    }

    @Test func saysWhatItFinds() throws {
        try SampleApp(readsColdLinks: false).write(in: tool)
        let result = try tool.sh("mkdir .git; $tool init Recipes.xcodeproj | sed -n '/^$/,$p'")
        result.expect(
            """

            App/SceneDelegate.swift:6:5: error: LT011 a link is lost at a cold start
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ \
            connectionOptions.urlContexts is never read
              note: App/SceneDelegate.swift:15:5 scene(_:openURLContexts:) is called only if the app is already running
              help: also read connectionOptions.urlContexts in scene(_:willConnectTo:options:)
              in 1 of 6 launches: openURL (notRunning); see "launchtrace explain LT011"
            6 launches, 1 error
            lint also analyzes 4 launches from other states, such as a prewarmed app

            next:
              launchtrace check
              launchtrace lint

            """)
        #expect(try tool.sh("$tool check Launches").stdout.hasPrefix("6 scenarios: 6 unchanged; 1 recorded error;"))
    }

    @Test func writesNothingWhereItCannot() throws {
        try SampleApp().write(in: tool)
        let result = try tool.sh(
            "mkdir .git; echo mine > Launches; $tool init Recipes.xcodeproj; echo $?; cat Launches")
        result.expect(
            "2\nmine\n", stderr: "launchtrace: error: cannot write Launches/app.schema.json: not a directory\n")
    }

    @Test func aScenarioThatCannotBeReadKeepsNoOtherBack() throws {
        try SampleApp().write(in: tool)
        let result = try tool.sh(
            "mkdir .git Launches; echo '{' > Launches/icon-cold.json; $tool init Recipes.xcodeproj")
        #expect(result.status == 2 && result.stderr.contains("Launches/icon-cold.json:1:2: error: "), "\(result)")
        #expect(result.stdout.contains("written  Launches/icon-warm.json\n") && result.stdout.contains("\nnext:\n"))
        let app = try tool.sh("rm -r Launches; mkdir Launches; echo '{' > Launches/app.json; $tool init .; ls Launches")
        #expect(app.stdout == "app.json\n" && app.stderr.contains("Launches/app.json:1:2: error: "), "\(app)")
    }

    @Test func aProjectOutsideTheRootIsRefused() throws {
        try SampleApp(folder: "elsewhere").write(in: tool)
        let result = try tool.sh("mkdir -p mine/.git; cd mine; $tool init ../elsewhere; echo $?; ls")
        #expect(result.stdout == "2\n" && result.stderr.contains("; choose another folder with --root\n"), "\(result)")
        #expect(try tool.sh("cd mine; $tool init ../elsewhere --root ..").stdout.contains("check --root .. Launches"))
    }
}

/// What is found is wrapped where a terminal reads it, and nowhere else.
@Test(arguments: [60, nil]) func whatInitFindsFitsTheTerminal(columns: Int?) {
    var files = SampleApp().files
    files["App/SceneDelegate.swift"] = SampleApp.withoutColdLinks
    let outcome = CommandOutcome.of(
        ["init", "Recipes.xcodeproj", "--root", "."], files: SampleFiles(files).access,
        terminal: TerminalFacts(outputIsTerminal: columns != nil, columns: columns) { $0 == "NO_COLOR" ? "1" : nil })
    let help = outcome.stdout.split(separator: "\n").drop { !$0.hasPrefix("  help: ") }.prefix(2)
    let whole = "  help: also read connectionOptions.urlContexts in scene(_:willConnectTo:options:)"
    #expect((help.first == whole[...]) == (columns == nil), "\(outcome)")
    #expect(help.allSatisfy { $0.count <= columns ?? .max })
}
