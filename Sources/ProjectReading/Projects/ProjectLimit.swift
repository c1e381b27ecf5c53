/// How much of a project is read, so that no project can fill the memory or run without end. `SyntaxLimit` has the
/// limits of one source.
package enum ProjectLimit: CaseIterable, Sendable {
    case files, folderDepth, packages
    case projectDepth, configurationFiles, configurationDepth
    case settingDepth, settingLength, settingBytes

    package var number: Int {
        switch self {
        case .files: 20_000
        case .folderDepth: 32
        case .packages: 500
        case .projectDepth: 64
        case .configurationFiles: 100
        case .configurationDepth: 16
        case .settingDepth: 32
        case .settingLength: 1 << 16
        case .settingBytes: 16
        }
    }
}
