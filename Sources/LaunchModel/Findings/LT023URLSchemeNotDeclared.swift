extension FindingKind {
    /// `LT023 url-scheme-not-declared`
    public static let urlSchemeNotDeclared = FindingKind(
        "LT023", "url-scheme-not-declared",
        effect: "the link doesn't open the app",
        meaning: "The app doesn't declare the scheme of the URL, so the URL opens something else or nothing.",
        why: "The system finds the app for a custom URL by the schemes under CFBundleURLTypes in the Info.plist. No "
            + "callback tells the app that a URL was meant for it.",
        fix: "Add the scheme to CFBundleURLSchemes. Links with https are another matter: they need an associated "
            + "domain.",
        rules: [
            FindingRule(
                "url-scheme-not-declared", on: [.event], when: .event(.undeclaredScheme),
                at: [.app(["infoPlist", "CFBundleURLTypes"]), .event], .error,
                label: "CFBundleURLTypes doesn't declare the scheme \"\(.scheme)\"",
                message: "CFBundleURLTypes doesn't declare the scheme \"\(.scheme)\", so nothing opens the app",
                fix: "declare the scheme in Info.plist; http and https links come as universal links",
                help: .add(["CFBundleURLSchemes": ["<scheme>"]], to: "CFBundleURLTypes", of: .app(["infoPlist"])),
                source: .documented("Apple, Defining a custom URL scheme for your app"))
        ],
        example: FindingExample(
            "A link with the new scheme",
            app: App(infoPlist: InfoPlist(hasLaunchScreen: true, urlSchemes: ["recipes"])),
            clean: App(infoPlist: InfoPlist(hasLaunchScreen: true, urlSchemes: ["recipes", "cookbook"])),
            events: [.openURL("cookbook://soup?id=7")]))
}
