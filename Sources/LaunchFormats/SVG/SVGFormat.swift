extension TimelineFormat {
    /// A still picture for a README or a slide.
    public static var svg: TimelineFormat {
        TimelineFormat("svg") { traced, presentation in
            let picture = Picture(ShownTimeline(traced, presentation))
            return SVGPicture(picture, showsReasons: presentation.detail == .explained).root.document
        }
    }
}
