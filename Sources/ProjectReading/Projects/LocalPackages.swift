/// The sources of packages that lie in the project and that a target links, directly or through another.
struct LocalPackages {
    private let objects: ProjectObjects
    private let folder: ProjectFolder
    private let products: Set<String>
    private var manifests: [(path: String, manifest: PackageManifest)] = []
    /// The targets of each product, and those of which no product has the name.
    private var targets: [String: [(path: String, target: PackageManifest.Target)]] = [:]
    /// Packages that are named as such and aren't there.
    private var absent: [String] = []
    /// In the order in which they are linked.
    private(set) var sources: [String] = []
    /// What is linked and isn't there: products of packages of others.
    private(set) var otherProducts: Set<String> = []
    private(set) var unread: [UnreadPart] = []

    init(_ objects: ProjectObjects, products: Set<String>) {
        self.objects = objects
        self.products = products
        folder = objects.folder
    }

    mutating func read(_ lists: inout FolderLists) {
        guard !products.isEmpty else { return }
        readManifests(packagesInFolders(&lists))
        collectTargets()
        var seen: Set<String> = []
        var wanted = products.sorted()
        // What no package has that is there may be in one that isn't, or in one of another repository.
        defer { if !otherProducts.isEmpty { unread += absent.sorted().map { UnreadPart(.absent($0), .package) } } }
        var index = 0
        while index < wanted.count {
            let name = wanted[index]
            index += 1
            // Each is taken once, however many want it.
            guard let taken = targets.updateValue([], forKey: name) else {
                otherProducts.insert(name)
                continue
            }
            for (path, found) in taken where seen.insert(path + ":" + found.name).inserted {
                readSources(of: found, in: path)
                wanted += found.dependencies
            }
            if sources.count > ProjectLimit.files.number {
                return unread.append(UnreadPart(.tooManyFiles(name), .package))
            }
        }
    }

    private mutating func collectTargets() {
        for (path, manifest) in manifests {
            let numbers = Dictionary(
                manifest.targets.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
            for (product, names) in manifest.products {
                let found = Set(names.compactMap { numbers[$0] }).sorted().map { (path, manifest.targets[$0]) }
                targets[product, default: []] += found
            }
            for target in manifest.targets where manifest.products[target.name] == nil {
                targets[target.name, default: []].append((path, target))
            }
        }
    }

    private mutating func readManifests(_ inFolders: [String]) {
        var seen: Set<String> = []
        var wanted = objects.localPackages + inFolders
        var named = Set(objects.namedPackages.compactMap(ProjectPath.normal))
        while let next = wanted.popLast() {
            guard let path = ProjectPath.normal(next), seen.insert(path).inserted else { continue }
            guard manifests.count < ProjectLimit.packages.number else {
                unread.append(UnreadPart(.tooManyPackages(path), .package))
                break
            }
            let file = ProjectPath.joined(path, "Package.swift")
            do throws(ProjectProblem) {
                let bytes = try folder.file(file, as: .named("Package.swift"))
                guard SourceEncoding.isReadable(bytes, as: .swift) else { throw .notUTF8(file) }
                let manifest = PackageManifest(SourceText(name: file, bytes: bytes))
                manifests.append((path, manifest))
                let others = manifest.packagePaths.map { ProjectPath.joined(path, $0) }
                named.formUnion(others.compactMap(ProjectPath.normal))
                wanted += others
            } catch .absent {
                // Else it is a folder that is no package.
                if named.contains(path) { absent.append(path) }
            } catch { unread.append(UnreadPart(error, .package)) }
        }
        manifests.sort { $0.path < $1.path }
    }

    private mutating func packagesInFolders(_ lists: inout FolderLists) -> [String] {
        var packages: [String] = []
        for group in objects.synchronizedFolders {
            guard let path = objects.path(of: group) else { continue }  // said where it belongs to a target
            do throws(ProjectProblem) {
                packages += try lists.list(path).files.filter { $0.hasSuffix("/Package.swift") }.map(ProjectPath.folder)
            } catch .absent {
                continue  // it is missed where it belongs to a target
            } catch { unread.append(UnreadPart(error, .package)) }
        }
        return packages
    }

    private mutating func readSources(of target: PackageManifest.Target, in package: String) {
        let folders = ["Sources", "Source", "src", "srcs"]
        let usual = folders.map { $0 + "/" + target.name } + (target.mayOwnSources ? folders : [])
        for path in target.path.map({ [$0] }) ?? usual {
            let root = ProjectPath.joined(package, path == "." ? "" : path)
            do throws(ProjectProblem) {
                let excluded = Set(target.excluded.map { ProjectPath.joined(root, $0) })
                sources += try folder.files(below: root).filter { file in
                    let isCode = SourceKind(file) == .swift || SourceKind(file) == .objectiveC
                    return isCode && !ProjectPath.isBelow(excluded, file)
                }
                return
            } catch .absent { continue } catch {
                unread.append(UnreadPart(error, .package))
                return
            }
        }
        unread.append(UnreadPart(.absent(ProjectPath.joined(package, target.path ?? usual[0])), .package))
    }
}
