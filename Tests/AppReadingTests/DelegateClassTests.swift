import AppReading
import Testing

/// Which class the app's delegate is, in whatever form the code says it.
struct DelegateClassTests {
    @Test(arguments: DelegateClassVariant.all) func isFound(_ variant: DelegateClassVariant) throws {
        let app = try SmallApp(variant.files)
        let delegate = app.fact("appDelegate")
        let swiftUI = app.fact("swiftUIApp")
        let choice = app.fact("appDelegate", "class") ?? app.fact("swiftUIApp", "class")
        switch variant.answer {
        case .read(let name):
            #expect(delegate?.remark == name && delegate?.how == .read)
            #expect(choice?.how != .assumed)
            #expect(app.scanned.notAnalyzed == nil)
        case .chosen(let name):
            #expect(delegate?.remark == name && delegate?.how == .read)
            #expect(choice?.remark == "\(name), the class outside of tests" && choice?.how == .read)
        case .withoutArguments(let name):
            #expect(delegate?.remark == name && delegate?.how == .read)
            #expect(choice?.remark == "\(name), the class without launch arguments" && choice?.how == .read)
        case .assumed(let name, let reason):
            #expect(delegate?.remark == name && delegate?.how == .read)
            #expect(choice?.remark == "\(name), \(reason)" && choice?.how == .assumed)
            #expect(app.scanned.notAnalyzed == nil)
        case .app(let name, let how):
            #expect(swiftUI?.remark == name)
            #expect(choice?.how == how)
            #expect(app["lifecycle"] == #""swiftUI""#)
        case .unknown(let reason):
            let message = try #require(app.scanned.notAnalyzed).message.replacing(/\ \(App\/\S+:\d+:\d+\)/, with: "")
            #expect(delegate?.how == .unknown)
            #expect(message == reason)
            #expect(app["appDelegate"] == nil)
        }
    }

    /// Two that ask each other without an end, and a tower of which each floor asks the one below twice.
    @Test(arguments: [(2, false), (40, false), (400, false), (40, true), (3_000, true)]) func whatHasNoEndIsLeft(
        height: Int, twice: Bool
    ) throws {
        let floors = (0..<height).map { floor in
            twice
                ? "func f\(floor)(_ a: Bool) -> String? { f\(floor + 1)(a) ?? f\(floor + 1)(!a) }"
                : "func f\(floor)(_ a: Bool) -> String? { f\((floor + 1) % height)(a) }"
        }
        let app = try SmallApp([
            "main.swift": "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, f0(true))",
            "Floors.swift": (floors + ["func f\(height)(_ a: Bool) -> String? { nil }"]).joined(separator: "\n"),
            "A.swift": "class AppDelegate: UIResponder, UIApplicationDelegate {}",
        ])
        #expect(app.fact("appDelegate")?.remark == "AppDelegate")
        #expect(app.fact("appDelegate", "class")?.how == .assumed)
    }

    /// A chain of variables, each of which is set where the one before it is asked.
    @Test func manyVariablesEndInTime() throws {
        let lines = (0..<2_000).map { "var v\($0 + 1): String? = v\($0)\nif v\($0) == nil { v\($0 + 1) = name\($0) }" }
        let app = try SmallApp([
            "main.swift":
                (["var v0: String? = nil"] + lines + [
                    "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, v2000)"
                ]).joined(separator: "\n"), "A.swift": "class AppDelegate: UIResponder, UIApplicationDelegate {}",
        ])
        #expect(app.fact("appDelegate", "class")?.how == .assumed)
    }
}
