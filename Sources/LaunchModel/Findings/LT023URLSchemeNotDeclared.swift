extension FindingKind {
    /// `LT023 url-scheme-not-declared`
    public static let urlSchemeNotDeclared = FindingKind(
        "LT023", "url-scheme-not-declared", effect: "the link doesn't open the app",
        meaning: "The app doesn't declare the scheme of the URL, so the URL opens another app or nothing.",
        why: "The system finds the app for a custom URL by the schemes in CFBundleURLTypes of the Info.plist. The "
            + "app isn't notified of a URL with an undeclared scheme.",
        fix: "Add the scheme to CFBundleURLSchemes. Links with https need an associated domain instead.",
        rules: [
            FindingRule(
                "url-scheme-not-declared", on: [.event], when: .event(.undeclaredScheme),
                at: [.app(["infoPlist", "CFBundleURLTypes"]), .event], .error,
                label: "CFBundleURLTypes doesn't declare the scheme \"\(.scheme)\"",
                message: "CFBundleURLTypes doesn't declare the scheme \"\(.scheme)\", so the URL doesn't open the app",
                fix: "declare the scheme in the Info.plist; http and https links are delivered as universal links",
                help: .add(["CFBundleURLSchemes": ["<scheme>"]], to: "CFBundleURLTypes", of: .app(["infoPlist"])),
                source: .documented("Apple, Defining a custom URL scheme for your app"))
        ],
        example: FindingExample(
            "A link with the new scheme",
            app: App(infoPlist: InfoPlist(hasLaunchScreen: true, urlSchemes: ["recipes"])),
            clean: App(infoPlist: InfoPlist(hasLaunchScreen: true, urlSchemes: ["recipes", "cookbook"])),
            events: [.openURL("cookbook://soup?id=7")]))
}
