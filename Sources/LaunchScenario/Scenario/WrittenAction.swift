/// An action of a scenario, with its location.
package struct WrittenAction: Hashable, Sendable {
    package let site: Site
    package let action: Action

    package init(site: Site, action: Action) { (self.site, self.action) = (site, action) }
}

extension NamedMethod {
    /// Its actions, with their locations.
    package var writtenActions: [WrittenAction] {
        (method.actions ?? []).enumerated().map { index, action in
            WrittenAction(site: site.doing(index), action: action)
        }
    }
}

extension ResolvedApp {
    /// Every action of the scenario.
    package var writtenActions: [WrittenAction] { namedMethods.flatMap(\.writtenActions) }
}
