extension Callback {
    /// Whether the app has to say that it is done: to a closure that the callback hands over, by the parameters in the
    /// headers, or to the task that it runs.
    package var hasCompletionHandler: Bool {
        self == .taskLaunchHandler || name.contains("ompletionHandler:") || name.hasSuffix(":completion:)")
    }
}
