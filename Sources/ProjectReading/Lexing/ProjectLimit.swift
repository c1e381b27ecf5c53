/// How much of a project is read, so that none can fill the memory or take for ever: the one table of its limits.
package enum ProjectLimit: CaseIterable, Sendable {
    case fileSize, files, folderDepth, packages
    case projectDepth, configurationFiles, configurationDepth
    case manifestDepth, settingDepth, settingLength, settingBytes
    case declarationDepth, conditionDepth, problems

    package var number: Int {
        switch self {
        case .fileSize: 16
        case .files: 20_000
        case .folderDepth: 32
        case .packages: 500
        case .projectDepth: 64
        case .configurationFiles: 100
        case .configurationDepth: 16
        case .manifestDepth: 16
        case .settingDepth: 32
        case .settingLength: 1 << 16
        case .settingBytes: 16
        case .declarationDepth: 100
        case .conditionDepth: 64
        case .problems: 100
        }
    }
}
