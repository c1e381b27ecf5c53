import StructuredText
import Testing

@testable import LaunchTraceKit

/// Every kind of file that is read, and what lies beside an app, in the place of every other: none of a secret comes out,
/// in no product, message or name of a file.
///
/// What a file is, its name says where links end. A file of a kind that is read as this kind shows what that is read
/// for, and so does one that was given its name: these are the rows of `mayShow`.
struct SecretTests {
    /// How another file gets to the place where one is asked for.
    enum Way: CaseIterable {
        /// Its text stands in the file itself.
        case itself
        case link
        /// A link to a link, the first of them absolute.
        case links
        /// A folder on the way is a link to `.git`, in which a file of the same name lies.
        case folder
        /// Whoever names the place names the other file.
        case named
    }

    @Test(arguments: SecretSample.all) func nothingOfAnotherKindIsShown(_ sample: SecretSample) {
        for way in Way.allCases where sample.goesEveryWay || way == .itself || way == .link {
            for group in AskedPlace.groups {
                let places = group.places.filter { !mayShow(sample, at: $0, by: way) && way.isThere(for: $0) }
                guard !places.isEmpty else { continue }
                let files = repository(sample, at: places, by: way)
                // Whoever names a file itself wants to see what is wrong with it.
                let named = way == .itself ? places.map { $0.path.dropFirst("/r/".count) } : []
                for command in group.commands where !named.contains(where: command.contains) {
                    let output = files.output(command)
                    #expect(!output.contains(SecretSample.secret), "\(way) to \(places): \(command)\n\(output)")
                }
            }
        }
    }

    private func mayShow(_ sample: SecretSample, at place: AskedPlace, by way: Way) -> Bool {
        switch way {
        // Nothing in `.git` is of any kind.
        case .folder: false
        case .link, .links, .named: sample.isReadable && sample.kind == place.kind
        // What is called so is code, whose lines are shown, or a build setting, which may be asked for.
        case .itself: sample.kind == place.kind || [.swift, .objectiveC, .header, .configuration].contains(place.kind)
        }
    }

    private func repository(_ sample: SecretSample, at places: [AskedPlace], by way: Way) -> LinkedFiles {
        var files = LinkedFiles(files: AskedPlace.repository)
        files.files[sample.path] = sample.text
        for place in places {
            switch way {
            case .itself: files.files[place.path] = sample.text
            case .link: files.link(place.path, to: sample.path.path(from: place.path.folderPath))
            case .links:
                files.link(place.path, to: "/r/between")
                files.links["/r/between"] = sample.path.path(from: "/r")
            case .folder: files.moveIntoGit(place.path.folderPath)
            case .named: files.replace(place.name, with: sample.path.path(from: place.start))
            }
        }
        if way == .folder { for place in places { files.files["/r/.git/" + place.path.lastPathPart] = sample.text } }
        return files
    }

    /// What is asked for comes out, where it is of its kind.
    @Test func whatIsAskedForIsShown() {
        var files = LinkedFiles(files: AskedPlace.repository)
        files.link("/r/App/Inner.xcconfig", to: "Other.xcconfig")
        files.files["/r/App/Other.xcconfig"] = "TOKEN = \(SecretSample.secret)\n"
        for command in ["scan A.xcodeproj", "init . -d New", "lint A.xcodeproj"] {
            #expect(files.output(command).contains(SecretSample.secret), "\(command)")
        }
        files.link("/r/Launches/cold.timeline.txt", to: "old.timeline.txt")
        files.files["/r/Launches/old.timeline.txt"] = "\(SecretSample.secret)\niOS 18.0, scene life cycle\n\n= active\n"
        #expect(files.output("check Launches --report markdown=m").contains(SecretSample.secret))
    }

    /// Without any of it each command does its work, so that the tables stand for what is read.
    @Test(arguments: Set(AskedPlace.groups.flatMap(\.commands)).sorted()) func theRepositoryIsRead(_ command: String) {
        let output = LinkedFiles(files: AskedPlace.repository).output(command)
        #expect(!output.contains("cannot read") && !output.contains("error: expected"), "\(output)")
    }
}

extension SecretTests.Way {
    fileprivate func isThere(for place: AskedPlace) -> Bool {
        switch self {
        case .itself, .link, .links: true
        case .folder: place.path.folderPath != "/r"
        case .named: !place.name.isEmpty
        }
    }
}

extension LinkedFiles {
    /// Puts a link in the place of a file.
    fileprivate mutating func link(_ path: String, to target: String) {
        files[path] = nil
        links[path] = target
    }

    /// Puts a link to `.git` in the place of a folder, with what is in it.
    fileprivate mutating func moveIntoGit(_ folder: String) {
        for path in files.keys where path.hasPrefix(folder + "/") {
            files["/r/.git/" + path.dropFirst(folder.count + 1)] = files.removeValue(forKey: path)
        }
        links[folder] = ".git"
    }

    /// Names another file wherever one is named.
    fileprivate mutating func replace(_ name: String, with other: String) {
        files = files.mapValues { $0.replacing("\"\(name)\"", with: "\"\(other)\"") }
    }
}
