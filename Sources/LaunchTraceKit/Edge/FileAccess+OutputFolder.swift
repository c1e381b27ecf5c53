extension FileAccess {
    /// Where a folder is, or will be once it is made.
    func folder(toBeAt path: String) throws(FileProblem) -> String {
        var (above, missing): (String, [String]) = (path, [])
        while true {
            do throws(FileProblem) {
                return missing.reversed().joined(separator: "/").path(in: try locate(above).path).withoutDots
            } catch {
                let next = above.folderPath
                guard error.isAbsence, next != above else { throw error }
                missing.append(above.lastPathPart)
                above = next
            }
        }
    }
}
