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
        ), (.externalDisplay, "UIWindowSceneSessionRoleExternalDisplay", "windowExternalDisplay"),
        (.carPlay, "CPTemplateApplicationSceneSessionRoleApplication", "carTemplateApplication"),
        (.cameraCapture, "UIWindowSceneSessionRoleCameraCaptureAccessory", "windowCameraCaptureAccessory"),
        (.immersiveSpace, "UISceneSessionRoleImmersiveSpaceApplication", "immersiveSpaceApplication"),
    ]

    /// The role of the scenes for which code runs: that for which a condition around it asks, or that which a statement
    /// before it names; nil where none does.
    init?(around node: SyntaxNode) {
        var inner = node
        while let outer = inner.parent, outer.kind != .function || inner.role != .body {
            if let role = outer.role(for: inner) ?? outer.role(before: inner) {
                self = role
                return
            }
            inner = outer
        }
        return nil
    }
}

extension SyntaxNode {
    /// The role that has to be there for a part of a branch; in `else` what the condition asks for isn't so.
    fileprivate func role(for part: SyntaxNode) -> SceneRole? {
        switch (kind, part.role) {
        case (.if, .then), (.ternary, .then): children(.condition).lazy.compactMap(\.namedRole).first
        case (.switchCase, .statement): children(.pattern).lazy.compactMap(\.namedRole).first
        default: nil
        }
    }

    /// The role that the last statement before another names. A branch that is over determines nothing, except for a `guard`.
    fileprivate func role(before statement: SyntaxNode) -> SceneRole? {
        guard statement.role == .statement else { return nil }
        var found: SceneRole?
        for child in children where child.role == .statement {
            if child == statement { return found }
            switch child.kind {
            case .if, .switch, .for, .while, .repeat, .do, .function, .type: continue
            case .guard: found = child.children(.condition).lazy.compactMap(\.namedRole).first ?? found
            default: found = child.namedRole ?? found
            }
        }
        return nil
    }

    /// The role that an expression names, unless it is one that must not be.
    private var namedRole: SceneRole? {
        var found: SceneRole?
        walk { node in
            if node.kind == .binary, node.isNamed("!=") { return false }
            if let name = node.lastName, let role = SceneRole(sessionRole: name) { found = role }
            return node.kind != .closure
        }
        return found
    }
}
