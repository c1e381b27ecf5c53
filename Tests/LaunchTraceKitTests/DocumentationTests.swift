import Foundation
import Testing

/// What the documentation quotes is what the project says.
struct DocumentationTests {
    private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../.."
    ).standardizedFileURL

    /// A piece of a file, below the sentence that names the file.
    struct Quotation: CustomTestStringConvertible {
        let file: String
        let lines: [String]

        var testDescription: String { "\(file): \(lines.first ?? "")" }
    }

    static let quotations: [Quotation] = ["AddingARule", "TestingALaunch"].flatMap { article in
        let parts = read("Sources/LaunchModel/LaunchModel.docc/\(article).md").components(separatedBy: "```")
        var file = ""
        return zip(parts, parts.dropFirst()).enumerated().filter { $0.offset.isMultiple(of: 2) }.map { _, pair in
            let names = pair.0.matches(of: /`((?:Sources|Tests|Examples)\/[^`]+)`/).map { String($0.1) }
            file = names.last ?? file
            return Quotation(file: file, lines: Array(lines(of: pair.1).dropFirst()))
        }
    }

    private static func read(_ path: String) -> String {
        let data = FileManager.default.contents(atPath: project.appendingPathComponent(path).path)
        return String(decoding: data ?? Data(), as: UTF8.self)
    }

    /// Lines without what they are indented by, which differs between a file and a quotation.
    private static func lines(of text: String) -> [String] {
        text.trimmingCharacters(in: .newlines).components(separatedBy: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    @Test(arguments: quotations) func quotesAFile(quotation: Quotation) {
        let file = Self.lines(of: Self.read(quotation.file))
        let text = "\n" + file.joined(separator: "\n") + "\n"
        #expect(text.contains("\n" + quotation.lines.joined(separator: "\n") + "\n"))
    }

    @Test func quotesSomething() { #expect(Self.quotations.count == 15) }

    @Test func quotesEveryTestOfAUser() {
        let quoted = Self.quotations.flatMap(\.lines).filter { $0.hasPrefix("@Test") }
        let tests = ["TestingAProject", "TestingALaunch"].flatMap { file in
            Self.lines(of: Self.read("Tests/UserTests/\(file).swift")).filter { $0.hasPrefix("@Test") }
        }
        #expect(quoted == tests && tests.count == 6)
    }

    /// The manifest names what there is, and the page about tests the same.
    @Test func aPackageOfAUserFindsTheLibraries() throws {
        let manifest = Self.read("Tests/UserPackage/Package.swift")
        let folder = try Folder()
        let found = try RealTool.sh(
            """
            mkdir -p app/Tests/LaunchTests && echo 'import LaunchTraceKit' > app/Tests/LaunchTests/Launches.swift &&
            ln -s \(Self.project.path.shellWord) launchtrace && cp launchtrace/Tests/UserPackage/Package.swift app &&
            cd app && swift package show-dependencies
            """, in: folder)
        #expect(found.status == 0 && found.stdout.contains("launchtrace<"), "\(found)")
        let page = Self.read("Sources/LaunchModel/LaunchModel.docc/TestingALaunch.md")
        let lines = Self.lines(of: manifest).drop { !$0.hasPrefix("name:") }
        #expect(lines.count == 4)
        #expect(Self.lines(of: page).joined(separator: "\n").contains(lines.joined(separator: "\n")))
    }

    @Test func everySentenceOnSecurityNamesItsTests() throws {
        let page = Self.read("Sources/LaunchModel/LaunchModel.docc/Security.md")
        let items = page.components(separatedBy: "\n- ").dropFirst()
        let folder = Self.project.appendingPathComponent("Tests")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix("Tests.swift")
        }
        let tests = files.map { Self.read("Tests/\($0)") }.joined()
        #expect(items.count == 30)
        for item in items {
            let names = item.matches(of: /`(\w+)`[,)]/).map { String($0.1) }
            #expect(!names.isEmpty, "\(item)")
            for name in names { #expect(tests.contains(" func \(name)("), "\(name)") }
        }
    }

    @Test func namesFilesThatExist() {
        for path in Self.read("Sources/LaunchModel/LaunchModel.docc/LaunchModel.md").matches(
            of: /`([A-Z]\w+(?:\/\w+)+\.swift)`/)
        {
            let files = ["LaunchModel", "LaunchScenario"].map {
                Self.project.appendingPathComponent("Sources/\($0)/\(path.1)")
            }
            #expect(files.contains { FileManager.default.fileExists(atPath: $0.path) }, "\(path.1)")
        }
    }
}
