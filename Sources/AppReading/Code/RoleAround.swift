/// The role of the scenes for which code runs, as far as what it stands in says so.
struct RoleAround {
    private let text: CodeText

    /// A condition that is further away than this many tokens isn't looked for.
    private static let reach = 400

    init(_ text: CodeText) { self.text = text }

    /// The role that a condition around the token asks for, or a statement before it names; nil where none does.
    subscript(token: Int) -> SceneRole? {
        var index = token - 1
        let start = max(0, token - Self.reach)
        while index >= start {
            if text.reads(index, "func") { return nil }
            switch text.kind(index) {
            case .rightBrace: index = before(blockFrom: opening(of: index))
            case .leftBrace: index = isElse(index) ? beforeElse(index) : index - 1
            default:
                if let role = role(index) { return role }
                index -= 1
            }
        }
        return nil
    }

    /// The role that a token names, unless it is one that must not be.
    private func role(_ index: Int) -> SceneRole? {
        guard let name = text.name(index), let role = SceneRole(sessionRole: name) else { return nil }
        let start = text.kind(index - 1) == .dot ? index - 1 : index
        return text.text(start - 1) == "!=" ? nil : role
    }

    private func isElse(_ brace: Int) -> Bool { text.reads(brace - 1, "else") }

    /// What stands before a block that is over: its condition doesn't hold behind it, but that of a `guard` does.
    private func before(blockFrom brace: Int) -> Int {
        if isElse(brace) { return brace - 2 }
        return beforeCondition(brace)
    }

    /// Inside `else`, what its condition asks for isn't so.
    private func beforeElse(_ brace: Int) -> Int {
        text.kind(brace - 2) == .rightBrace ? brace - 2 : beforeCondition(brace)
    }

    private func beforeCondition(_ brace: Int) -> Int {
        var index = brace - 1
        while index > 0, ![.leftBrace, .rightBrace, .semicolon].contains(text.kind(index)) {
            if ["if", "guard", "switch", "while", "for"].contains(text.text(index)) { return index - 1 }
            index -= 1
        }
        return index
    }

    private func opening(of closing: Int) -> Int {
        var (index, depth) = (closing, 0)
        while index > 0 {
            if text.kind(index) == .rightBrace { depth += 1 }
            if text.kind(index) == .leftBrace { depth -= 1 }
            if depth == 0 { break }
            index -= 1
        }
        return index
    }
}

extension SceneRole {
    /// The role of a key of the scene manifest, or of a constant of UISceneSession.Role.
    init?(sessionRole name: String) {
        guard let role = Self.sessionRoles.first(where: { $0.key == name || $0.constant == name })?.role else {
            return nil
        }
        self = role
    }

    /// The session roles of UIKit and CarPlay: the key of the manifest, which is the constant of Objective-C as well, and
    /// Swift's name for that.
    static let sessionRoles: [(role: SceneRole, key: String, constant: String)] = [
        (.window, "UIWindowSceneSessionRoleApplication", "windowApplication"),
        (
            .externalDisplay, "UIWindowSceneSessionRoleExternalDisplayNonInteractive",
            "windowExternalDisplayNonInteractive"
        ),
        (.externalDisplay, "UIWindowSceneSessionRoleExternalDisplay", "windowExternalDisplay"),
        (.carPlay, "CPTemplateApplicationSceneSessionRoleApplication", "carTemplateApplication"),
        (.immersiveSpace, "UISceneSessionRoleImmersiveSpaceApplication", "immersiveSpaceApplication"),
    ]
}
