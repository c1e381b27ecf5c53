/// What a file may be read as: its name has to say so where its links end, whatever leads there.
package enum FileKind: Hashable, Sendable {
    /// A scenario, an app, a recording.
    case json
    case recordedTimeline
    case propertyList
    case entitlements
    case projectFile
    /// Build settings.
    case configuration
    /// The files that a step of a build writes.
    case fileList
    case swift
    case objectiveC
    case header
    /// A file of just this name, or of this one in a folder of that: `.fvm/fvm_config.json`.
    case named(String)
}

extension FileKind {
    /// The names of files that may be read as this. What begins with a dot, such as `.env`, is one only as a whole.
    private var names: (endings: [String], whole: [String]) {
        switch self {
        case .json: ([".json"], [])
        case .recordedTimeline: ([".timeline.txt"], [])
        // What tools make one of has another ending behind it.
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

    /// What such a file is, with a name that it may have.
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

    /// Whether the name of a file is one of these; small and capital letters are the same to some systems.
    package func fits(_ path: String) -> Bool {
        let (path, names) = (path.lowercased(), names)
        let name = path.lastPathPart
        return names.endings.contains { name.hasSuffix($0) && !name.hasPrefix(".") }
            || names.whole.contains { path == $0.lowercased() || path.hasSuffix("/" + $0.lowercased()) }
    }
}

extension String {
    /// Whether a path leads to what git keeps for itself, passwords among it, or through it.
    package var leadsIntoGit: Bool {
        split(separator: "/").contains { $0.lowercased() == ".git" }
    }
}

/// Why a file is no file of a kind, by nothing but its path.
package enum FileRefusal: Error, Hashable, Sendable {
    /// Whoever names it calls it something else.
    case name(FileKind)
    /// A link is called right, and ends somewhere else.
    case linkToOther(FileKind)
    case inGit
}

extension FileRefusal {
    /// Refuses a path as it is written.
    package init?(name path: String, as kind: FileKind) {
        if path.leadsIntoGit {
            self = .inGit
        } else if !kind.fits(path) {
            self = .name(kind)
        } else {
            return nil
        }
    }

    /// Refuses a path at which links ended.
    package init?(end path: String, as kind: FileKind) {
        guard let refusal = FileRefusal(name: path, as: kind) else { return nil }
        self = refusal == .inGit ? .inGit : .linkToOther(kind)
    }

    /// The reason, in words that fit behind a colon.
    package var reason: String {
        switch self {
        case .name(let kind): "it isn't named like \(kind.title)"
        case .linkToOther(let kind): "it leads to a file that isn't named like \(kind.title)"
        case .inGit: "it leads into .git, of which nothing is read"
        }
    }
}
