import LaunchModel

extension TimelineFormat {
    /// A still picture for a README or a slide.
    public static let svg = TimelineFormat(
        name: "svg", usualKinds: ShownKind.usual.union([.viewController, .action])
    ) { traced, presentation in
        let picture = Picture(Storyboard(traced, presentation))
        return SVGPicture(picture, showsReasons: presentation.detail == .explained).root.document
    }
}
