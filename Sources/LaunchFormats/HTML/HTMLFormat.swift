extension TimelineFormat {
    /// One page that loads nothing: it can be read as it is, and a script steps through it.
    public static var html: TimelineFormat {
        TimelineFormat("html") { traced, presentation in
            let shown = ShownTimeline(traced, presentation)
            let page = TimelinePage(
                picture: Picture(shown), answers: shown.header.usualCallbacks(of: Set(shown.receivers)),
                showsReasons: presentation.detail == .explained)
            return page.page.text
        }
    }
}

extension ShownTimeline {
    fileprivate var receivers: [Receiver] { frames.compactMap(\.entry.receiver) }
}
