extension FileAccess {
    /// The error for an output folder that a link takes out of the root; nil for any other folder, also for one that is named
    /// outside of the root.
    func refusal(ofOutputFolder name: String, below root: String? = nil) -> CommandOutcome? {
        let name = name.isEmpty ? "." : name.withoutLastSlashes
        do throws(FileProblem) {
            let work = try folder(toBeAt: ".")
            let top = try rootFolder(root, above: work)
            let place = try folder(toBeAt: name)
            guard place != top, !place.isBelow(top) else { return nil }
            // The root may be named by a link, so each folder above the output folder is resolved.
            var above = (name.hasPrefix("/") ? name : name.path(in: work)).withoutDots
            while true {
                let next = above.folderPath
                guard next != above, !next.isEmpty else { return nil }
                above = next
                let location = try folder(toBeAt: above)
                if location == top || location.isBelow(top) { break }
            }
            throw FileProblem(reason: "a link leads out of \(top.printable); choose another folder with --root")
        } catch {
            let problem = error
            return .unwritten(OutputFile(path: name, content: "", sources: []), problem)
        }
    }
}
