extension TimelineFormat {
    /// One page that loads nothing: it can be read as it is, and a script steps through it.
    public static var html: TimelineFormat {
        TimelineFormat("html") { traced, presentation in
            let page = TimelinePage(
                picture: Picture(ShownTimeline(traced, presentation)), showsReasons: presentation.detail == .explained)
            return "<!DOCTYPE html>\n" + page.root.source + "\n"
        }
    }
}
