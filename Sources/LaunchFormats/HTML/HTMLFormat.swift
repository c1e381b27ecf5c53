extension TimelineFormat {
    /// One page that loads nothing: it can be read as it is, and a script steps through it.
    public static var html: TimelineFormat {
        TimelineFormat("html") { traced, presentation in TimelinePage(traced, presentation).page.text }
    }
}
