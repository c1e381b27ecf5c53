extension EntryPoint.Failure {
    /// An error at the first place where the app could begin, or at none.
    package var diagnostic: Diagnostic {
        switch self {
        case .none:
            Diagnostic(
                "nothing says where the app begins: no @main, no UIApplicationMain, and no UIApplicationDelegate "
                    + "in the files of the target", at: nil)
        case .ambiguous(let places):
            Diagnostic(
                "the app could begin here, or at \(places.dropFirst().map(\.heading).listed("or"))", at: places.first)
        }
    }
}
