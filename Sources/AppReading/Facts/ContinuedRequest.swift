/// A call that returns a URL to the library that began a sign-in or a payment in the running app.
///
/// The request ends with its process, so that after a cold start there is nothing to continue.
struct ContinuedRequest {
    /// The beginning of the function's name, or of its selector.
    private let function: String
    /// The classes that have it; none if no other class has such a function.
    private let types: [String]
    private let source: String

    private static let all = [
        ContinuedRequest(
            function: "handle", types: ["GIDSignIn"],
            source: "https://developers.google.com/identity/sign-in/ios/start-integrating"),
        ContinuedRequest(
            function: "application", types: ["ApplicationDelegate", "FBSDKApplicationDelegate"],
            source: "https://developers.facebook.com/docs/ios/getting-started"),
        ContinuedRequest(
            function: "handleMSALResponse", types: [],
            source: "https://learn.microsoft.com/entra/msal/objc/install-and-configure-msal"),
        ContinuedRequest(
            function: "resumeExternalUserAgentFlow", types: [], source: "https://github.com/openid/AppAuth-iOS"),
        ContinuedRequest(
            function: "handleURLCallback", types: ["StripeAPI", "Stripe"],
            source: "https://docs.stripe.com/payments/accept-a-payment?platform=ios"),
        ContinuedRequest(
            function: "handleStripeURLCallback", types: [],
            source: "https://docs.stripe.com/payments/accept-a-payment?platform=ios"),
    ]

    private func isMade(by call: SyntaxCall) -> Bool {
        guard call.name?.hasPrefix(function) == true else { return false }
        let text = call.receiver?.text ?? ""
        return types.isEmpty || types.contains { text == $0 || text.hasPrefix($0 + ".") || text.hasPrefix("[\($0) ") }
    }

    /// The function of a library that alone receives the URLs of a method; nil if other code receives one.
    static func function(receivingAllIn method: SyntaxNode) -> String? {
        let given = method.names(having: Set(method.children(.parameter).dropFirst().compactMap(\.name)))
        let calls = method.descendants.compactMap(SyntaxCall.init).filter { call in
            !call.isLog && call.arguments.contains { $0.mentions(given) }
        }
        let others = calls.filter { call in !all.contains { $0.isMade(by: call) } }
        return others.isEmpty ? calls.first?.fullName ?? calls.first?.name : nil
    }
}

extension AppFactReading {
    /// Marks as unknown whether a cold start loses a URL that the running app only returns to a library.
    func markContinuedRequests(_ delegate: inout DelegateReading, _ type: CodeType) {
        let slot = Slot.connectionURLContexts
        guard let index = delegate.methods.firstIndex(where: { $0.callback == .sceneWillConnect }),
            let place = delegate.methods[index].place,
            delegate.methods[index].actions?.contains(where: {
                if case .read(slot, _, _, _) = $0.action { true } else { false }
            }) == false,
            let part = type.methods.first(where: {
                Callback.declared($0.declaration, by: [.sceneDelegate]) == .sceneOpenURLContexts
            }), let name = ContinuedRequest.function(receivingAllIn: reader.trees.node(part))
        else { return }
        delegate.methods[index].doubt(.option(slot), "\(name) only continues a request of the running app", at: place)
    }
}
