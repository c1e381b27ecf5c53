/// An Xcode project of the old style, as little of it as there has to be.
struct SampleProject {
    var targets: [Target]

    struct Target {
        var name = "App"
        var files: [String] = ["AppDelegate.swift"]
        var settings = "SDKROOT = iphoneos;"
        var type = "application"
        /// The targets that it embeds, by their indices.
        var embedded: [Int] = []
    }

    init(_ targets: Target...) { self.targets = targets }

    /// The text of the `project.pbxproj`; the files lie beside the project.
    var text: String {
        let names = targets.indices.map { "target\($0)" }.joined(separator: ", ")
        let files = Set(targets.flatMap(\.files)).sorted()
        let references = files.map { file in
            "\"file \(file)\" = {isa = PBXFileReference; path = \"\(file)\"; sourceTree = SOURCE_ROOT; };"
        }
        return """
            // !$*UTF8*$!
            { objects = {
            root = {isa = PBXProject; targets = (\(names)); };
            \((references + targets.indices.flatMap(objects)).joined(separator: "\n"))
            }; rootObject = root; }
            """
    }

    private func objects(of index: Int) -> [String] {
        let target = targets[index]
        let files = target.files.map { "\"build\(index) \($0)\"" }.joined(separator: ", ")
        let dependencies = target.embedded.map { "\"needs \($0)\"" }.joined(separator: ", ")
        return target.embedded.map { "\"needs \($0)\" = {isa = PBXTargetDependency; target = target\($0); };" }
            + target.files.map { file in
                "\"build\(index) \(file)\" = {isa = PBXBuildFile; fileRef = \"file \(file)\"; };"
            } + [
                """
                target\(index) = {isa = PBXNativeTarget; name = "\(target.name)"; buildPhases = (phase\(index));
                    dependencies = (\(dependencies)); productType = "com.apple.product-type.\(target.type)"; buildConfigurationList = list\(index); };
                phase\(index) = {isa = PBXSourcesBuildPhase; files = (\(files)); };
                list\(index) = {isa = XCConfigurationList; buildConfigurations = (release\(index)); };
                release\(index) = {isa = XCBuildConfiguration; name = Release; buildSettings = { \(target.settings) }; };
                """
            ]
    }
}

extension SampleFiles {
    /// Projects by their paths, and other files.
    convenience init(projects: [String: SampleProject], _ files: [String: String] = [:]) {
        let texts = projects.map { ("\($0.key)/project.pbxproj", $0.value.text) }
        self.init(files.merging(texts) { first, _ in first })
    }
}

let sampleDelegate = "@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"
