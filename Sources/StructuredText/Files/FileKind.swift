/// A kind of file that may be read. The name of the file at the end of all links must match the kind.
package enum FileKind: Hashable, Sendable {
    /// A scenario, an app, a recording.
    case json
    case recordedTimeline
    case propertyList
    case entitlements
    case projectFile
    /// Build settings.
    case configuration
    /// The files that a build step writes.
    case fileList
    case swift
    case objectiveC
    case header
    /// A file with exactly this name, or with this name in a folder with that name: `.fvm/fvm_config.json`.
    case named(String)

    /// The names of files that may be read as this. What begins with a dot, such as `.env`, is one only as a whole.
    private var names: (endings: [String], whole: [String]) {
        switch self {
        case .json: ([".json"], [])
        case .recordedTimeline: ([".timeline.txt"], [])
        // The ending of templates for tools that generate one.
        case .propertyList: ([".plist", ".plist.in", ".plist.template", ".plist.tmpl", ".plist.erb", ".plist.xml"], [])
        case .entitlements: ([".entitlements", ".plist"], [])
        case .projectFile: ([], ["project.pbxproj"])
        case .configuration: ([".xcconfig"], [])
        case .fileList: ([".xcfilelist"], [])
        case .swift: ([".swift"], [])
        case .objectiveC: ([".m", ".mm"], [])
        case .header: ([".h"], [])
        case .named(let name): ([], [name])
        }
    }

    /// A description of such a file, with an example of its name.
    fileprivate var title: String {
        switch self {
        case .json: "a JSON file, such as \"app.json\""
        case .recordedTimeline: "a recorded timeline, such as \"cold.timeline.txt\""
        case .propertyList: "a property list, such as \"Info.plist\""
        case .entitlements: "entitlements, such as \"App.entitlements\""
        case .projectFile: "a project, such as \"project.pbxproj\""
        case .configuration: "build settings, such as \"App.xcconfig\""
        case .fileList: "a list of files, such as \"Outputs.xcfilelist\""
        case .swift: "Swift code, such as \"App.swift\""
        case .objectiveC: "Objective-C code, such as \"App.m\""
        case .header: "a header, such as \"App.h\""
        case .named(let name): name.quoted
        }
    }

    /// Whether the name of a file is one of these, in either case, because some systems ignore case.
    package func fits(_ path: String) -> Bool {
        let (path, names) = (path.lowercased(), names)
        let name = path.lastPathPart
        return names.endings.contains { name.hasSuffix($0) && !name.hasPrefix(".") }
            || names.whole.contains { path == $0.lowercased() || path.hasSuffix("/" + $0.lowercased()) }
    }
}

extension String {
    /// Whether a path leads to or through git's private folder, which may contain passwords.
    package var leadsIntoGit: Bool {
        utf8.split(separator: .slash).contains { $0.count == 4 && Substring($0).lowercased() == ".git" }
    }
}

/// The reason why a path isn't that of a kind of file.
package enum FileRefusal: Error, Hashable, Sendable {
    /// The name doesn't fit.
    case name(FileKind)
    /// The name of a link fits, but not the name of its target.
    case linkToOther(FileKind)
    case inGit
}

extension FileRefusal {
    /// Refuses a path by its name.
    package init?(name path: String, as kind: FileKind) {
        if path.leadsIntoGit { self = .inGit } else if !kind.fits(path) { self = .name(kind) } else { return nil }
    }

    /// Refuses a path at the end of links.
    package init?(end path: String, as kind: FileKind) {
        guard let refusal = FileRefusal(name: path, as: kind) else { return nil }
        self = refusal == .inGit ? .inGit : .linkToOther(kind)
    }

    /// The reason, in words that can follow a colon.
    package var reason: String {
        switch self {
        case .name(let kind): "it isn't named like \(kind.title)"
        case .linkToOther(let kind): "it leads to a file that isn't named like \(kind.title)"
        case .inGit: "it leads into .git, which isn't read"
        }
    }
}
