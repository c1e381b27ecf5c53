/// A function of a library that gets all launch options and looks at some of them for the app.
struct OptionReader {
    /// In Swift with its label, a whole selector in Objective-C.
    let names: Set<String>
    /// The class whose objects have it.
    let type: String
    let slots: [Slot]
    let source: Source

    static let all = [
        OptionReader(
            names: ["getLink(launchOptions:)", "getLinkWithLaunchOptions:"], type: "AppLinks",
            slots: [.launchURL, .launchUserActivityDictionary],
            source: .documented(
                "llfbandit/app_links, AppLinksIosPlugin.swift at 63953a1: it returns the URL or the web page",
                "https://github.com/llfbandit/app_links"))
    ]

    static func of(_ call: SyntaxCall) -> OptionReader? {
        guard let name = call.fullName else { return nil }
        return all.first { $0.names.contains(name) && call.receiver?.text.contains($0.type) == true }
    }
}
