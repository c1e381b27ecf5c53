extension LaunchCall {
    /// Calls that keep the thread until something else is done.
    static let waits = [
        LaunchCall(
            ["url"], "forUbiquityContainerIdentifier", means: .wait("url(forUbiquityContainerIdentifier:)"),
            source: ubiquity),
        LaunchCall(
            ["URLForUbiquityContainerIdentifier"], means: .wait("url(forUbiquityContainerIdentifier:)"),
            source: ubiquity),
        LaunchCall(["wait"], of: ["DispatchSemaphore"], means: .waitForSignal, source: semaphore),
        LaunchCall(["dispatch_semaphore_wait"], means: .waitForSignal, source: semaphore),
        LaunchCall(["wait"], of: ["DispatchGroup"], means: .wait("DispatchGroup.wait()"), source: group),
        LaunchCall(["dispatch_group_wait"], means: .wait("dispatch_group_wait"), source: group),
        LaunchCall(["sleep"], "forTimeInterval", of: ["Thread"], means: .sleep, source: sleep),
        LaunchCall(["sleepForTimeInterval"], of: ["NSThread"], means: .sleep, source: sleep),
        LaunchCall(
            ["waitUntilAllOperationsAreFinished"], means: .wait("waitUntilAllOperationsAreFinished()"),
            source: "https://developer.apple.com/documentation/foundation/operationqueue"
                + "/waituntilalloperationsarefinished()"),
        LaunchCall(
            ["sendSynchronousRequest"], of: ["NSURLConnection"], means: .wait("NSURLConnection.sendSynchronousRequest"),
            source: "https://developer.apple.com/documentation/foundation/nsurlconnection"),
        LaunchCall(["Data", "NSData"], "contentsOf", means: .load("Data(contentsOf:)"), source: load),
        LaunchCall(["dataWithContentsOfURL"], of: ["NSData"], means: .load("dataWithContentsOfURL:"), source: load),
    ]

    private static let ubiquity =
        "https://developer.apple.com/documentation/foundation/filemanager/url(forubiquitycontaineridentifier:)"
    private static let semaphore = "https://developer.apple.com/documentation/dispatch/dispatchsemaphore"
    private static let group = "https://developer.apple.com/documentation/dispatch/dispatchgroup"
    private static let sleep = "https://developer.apple.com/documentation/foundation/thread/sleep(fortimeinterval:)"
    private static let load = "https://developer.apple.com/documentation/foundation/nsdata/init(contentsof:)"
}

extension SyntaxCall {
    /// Whether the semaphore that it waits for is made without a signal; one that has some is a lock.
    var waitsForSignal: Bool {
        let semaphore = receiver ?? values.first
        guard let value = semaphore?.valueOfDeclaration, let call = SyntaxCall(value.withoutMarks) else { return false }
        let names: Set = ["DispatchSemaphore", "dispatch_semaphore_create"]
        return names.contains(call.name ?? "") && call.values.first?.text == "0"
    }

    /// The milliseconds for which it sleeps; nil where they aren't a number in the code.
    var sleepMs: Int? {
        guard let text = values.first?.text, let seconds = Double(text), (0...Self.mostSeconds).contains(seconds) else {
            return nil
        }
        return Int(seconds * 1000)
    }

    private static let mostSeconds: Double = 3600

    /// Whether what it loads is known to be a file of the device.
    var loadsFile: Bool { values.first?.isMade(of: SyntaxNode.fileWords) ?? false }

    /// Whether that is a file in a folder that the app writes to.
    var loadsFileOfApp: Bool {
        values.first?.isMade(of: ["documentdirectory", "documentsdirectory", "applicationsupport", "containerurl"])
            ?? false
    }
}

extension SyntaxNode {
    /// The value of the local variable or the property of the same file that has this name.
    fileprivate var valueOfDeclaration: SyntaxNode? {
        let node = withoutMarks
        guard let name = node.lastName else { return nil }
        if let value = node.resolve(name)?.child(.value) { return value }
        guard node.kind == .name || node.child(.base)?.withoutMarks.isNamed("self") == true else { return nil }
        let type = node.ancestors.first { $0.kind == .type }
        return type?.member(name)?.child(.value)
    }

    private static let deepest = 4

    /// Whether it, or the value that it has, names one of some words.
    fileprivate func isMade(of words: [String], depth: Int = 0) -> Bool {
        let names = Array(descendants)
        if names.contains(where: { $0.names(words) }) { return true }
        guard depth < Self.deepest else { return false }
        let root = names.first { $0.kind == .name }
        return root?.valueOfDeclaration?.isMade(of: words, depth: depth + 1) ?? false
    }

    private func names(_ words: [String]) -> Bool {
        guard kind == .name || kind == .member || kind == .argument, let name = name?.lowercased() else { return false }
        return words.contains { name.contains($0) }
    }

    /// A path, a bundle or a folder of the app.
    fileprivate static let fileWords = ["file", "bundle", "directory", "path", "folder", "homedirectory"]
}
