/// A folder of a repository. Only objects and the index are read, not the files of the working tree, so no filter is
/// ever needed.
package struct GitRepository: Sendable {
    /// Its path has no links; paths are relative to it.
    package let folder: String
    private let files: FileAccess

    /// Finds the repository that a folder belongs to.
    package init(_ folder: String, _ files: FileAccess) throws(GitProblem) {
        (self.folder, self.files) = (folder, files)
        _ = try answer(["rev-parse", "--is-shallow-repository"])
    }

    package func commit(_ name: String) throws(GitProblem) -> String {
        let isName = !name.isEmpty && !name.hasPrefix("-") && !name.utf8.contains(0)
        guard isName, let id = try lines(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"])?.first else {
            let isShallow = try answer(["rev-parse", "--is-shallow-repository"]).first == "true"
            throw .unknownRevision(name, isShallow: isShallow)
        }
        return id
    }

    /// The content of the folder in a commit.
    package func tree(of commit: String) throws(GitProblem) -> GitTree {
        GitTree(try entries(["ls-tree", "-r", "-z", commit]).compactMap(GitTree.Entry.init(ofTree:)))
    }

    /// The bytes of some blobs, by their identifiers, without those that are missing. Nil if the total size is above
    /// the limit.
    package func blobs(_ ids: some Sequence<String>, limit: Int) throws(GitProblem) -> [String: [UInt8]]? {
        var found: [String: [UInt8]] = [:]
        var rest = Array(ids)[...]
        while !rest.isEmpty {
            let input = rest.prefix(Self.mostBlobs).map { "\($0)\n" }.joined()
            rest = rest.dropFirst(Self.mostBlobs)
            let call = GitCall(["cat-file", "--batch"], in: folder, input: input, outputLimit: limit)
            let output = try output(of: call)
            if case .late = output.ending { throw problem(output) }
            guard output.ending != .stopped else { return nil }
            found.merge(output.stdout.batchedBlobs) { first, _ in first }
        }
        return found
    }

    /// As many of the longer identifiers as a call takes.
    private static let mostBlobs = GitCall.inputLimit / 65

    package enum FileState: Sendable {
        case untracked
        /// It differs from the last commit, or from the index.
        case changed
        case unchanged
    }

    /// Whether a file with these bytes equals the index and the last commit. No filter is run: line endings of either
    /// kind are equal, and any other change by a filter counts as changed.
    package func state(of path: String, bytes: [UInt8]) throws(GitProblem) -> FileState {
        let indexed = try entries(["ls-files", "-s", "-z", "--", path]).compactMap(GitTree.Entry.init(ofIndex:)).filter
        { $0.path == path }
        guard let entry = indexed.first else { return .untracked }
        let committed = try lastEntry(of: path)
        guard indexed.count == 1, entry == committed, let blob = try blobs([entry.id], limit: .max)?[entry.id] else {
            return .changed
        }
        return blob == bytes || blob.withoutCarriageReturns == bytes.withoutCarriageReturns ? .unchanged : .changed
    }

    /// The entry of the last commit; nil also before the first commit.
    private func lastEntry(of path: String) throws(GitProblem) -> GitTree.Entry? {
        guard try lines(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]) != nil else { return nil }
        return try entries(["ls-tree", "-z", "HEAD", "--", path]).compactMap(GitTree.Entry.init(ofTree:)).first {
            $0.path == path
        }
    }

    private func output(of call: GitCall) throws(GitProblem) -> ProgramOutput {
        do throws(FileProblem) { return try files.git(call) } catch { throw .notRun(error) }
    }

    /// The output of git, which must succeed.
    private func printed(_ words: [String]) throws(GitProblem) -> [UInt8] {
        let output = try output(of: GitCall(words, in: folder))
        guard output.ending == .status(0) else { throw problem(output) }
        return output.stdout
    }

    private func answer(_ words: [String]) throws(GitProblem) -> [String] { try printed(words).lines }

    /// Nil if git reports that there is no such object.
    private func lines(_ words: [String]) throws(GitProblem) -> [String]? {
        let output = try output(of: GitCall(words, in: folder))
        if case .late = output.ending { throw problem(output) }
        return output.ending == .status(0) ? output.stdout.lines : nil
    }

    /// The parts of git's output that end with NUL.
    private func entries(_ words: [String]) throws(GitProblem) -> [ArraySlice<UInt8>] {
        try printed(words).split(separator: 0)
    }

    private func problem(_ output: ProgramOutput) -> GitProblem {
        let said = output.stderr.lines.map { line in
            let lead = ["fatal: ", "error: "].first { line.hasPrefix($0) } ?? ""
            return String(line.dropFirst(lead.count))
        }
        if said.contains(where: { $0.hasPrefix("not a git repository") }) { return .noRepository(folder: folder) }
        if case .late(let seconds) = output.ending {
            return .refused(folder: folder, reason: "it takes more than \(seconds) s")
        }
        if case .signal(let number) = output.ending { return .refused(folder: folder, reason: "signal \(number)") }
        return .refused(folder: folder, reason: said.first { !$0.isEmpty } ?? "no error message")
    }
}

extension [UInt8] {
    fileprivate var lines: [String] { split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) } }

    fileprivate var withoutCarriageReturns: [UInt8] {
        indices.filter { self[$0] != UInt8(ascii: "\r") || $0 + 1 == count || self[$0 + 1] != UInt8(ascii: "\n") }.map {
            self[$0]
        }
    }

    /// The output of `cat-file --batch`: `ID blob SIZE`, the bytes, and a line feed; or `ID missing`.
    fileprivate var batchedBlobs: [String: [UInt8]] {
        var blobs: [String: [UInt8]] = [:]
        var rest = self[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let words = rest[..<end].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
            rest = rest[(end + 1)...]
            guard words.count == 3, let size = Int(words[2]), size >= 0, size < rest.count else { continue }
            if words[1] == "blob" { blobs[words[0]] = [UInt8](rest.prefix(size)) }
            rest = rest.dropFirst(size + 1)
        }
        return blobs
    }
}
