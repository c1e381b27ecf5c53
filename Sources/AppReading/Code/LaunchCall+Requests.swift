extension LaunchCall {
    /// Calls that ask the person for a review, or to sign in.
    static let requests = reviews + signIns

    private static let reviews = [
        LaunchCall(
            ["requestReview", "requestReviewInScene"], of: ["SKStoreReviewController", "AppStore"],
            means: .request("review", evenOnce: false),
            source: "https://developer.apple.com/documentation/storekit/requesting-app-store-reviews")
    ]

    private static let signIns = [
        LaunchCall(
            ["performRequests"], of: ["ASAuthorizationController"], means: signIn,
            source: "https://developer.apple.com/documentation/authenticationservices/asauthorizationcontroller"),
        LaunchCall(
            ["start"], of: ["ASWebAuthenticationSession", "SFAuthenticationSession"], means: signIn,
            source: "https://developer.apple.com/documentation/authenticationservices/aswebauthenticationsession"),
        LaunchCall(
            ["signIn", "signInWithPresentingViewController", "signInWithConfiguration"], of: ["GIDSignIn"],
            means: signIn, source: "https://developers.google.com/identity/sign-in/ios/sign-in"),
        LaunchCall(
            ["logIn", "logInWithPermissions", "logInWithReadPermissions"], of: ["LoginManager", "FBSDKLoginManager"],
            means: signIn, source: "https://developers.facebook.com/docs/facebook-login/ios"),
        LaunchCall(
            ["acquireToken", "acquireTokenWithParameters"], of: ["MSALPublicClientApplication"], means: signIn,
            source: "https://learn.microsoft.com/entra/msal/objc/acquire-tokens"),
    ]

    private static let signIn = Meaning.request("signIn", evenOnce: true)
}
