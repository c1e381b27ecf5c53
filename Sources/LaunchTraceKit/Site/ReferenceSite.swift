/// The reference as pages: all launches, triggers, callbacks and findings, and the course.
struct ReferenceSite: Sendable {
    let survey: SiteSurvey
    let links: SiteLinks
    /// Where it is published, with a slash at its end; nil where that isn't known.
    let base: String?

    init(_ survey: SiteSurvey, base: String?) {
        self.survey = survey
        self.base = base
        // The scenario of `new` for an event represents the first launch of its kind.
        let examples = survey.triggers.map { ($0.trigger.kind.rawValue, SiteAddress(of: $0)) }
        links = SiteLinks(examples: Dictionary(examples) { first, _ in first })
    }

    /// All its files, in an order that is the same each time.
    func files(by work: any ParallelWork) -> [SiteFile] {
        let shared = SiteFiles(
            pages: pages, rooms: SiteRoom.all, base: base, launches: LaunchChoices(survey: survey).script,
            reasons: reasons)
        return shared.all(by: work) + [SiteFile(path: "launches.json", text: LaunchesFile.text(of: survey.survey))]
    }

    private var pages: [PageMaker] {
        let start: PageMaker = { StartPage(survey: survey, links: links).page }
        return [start] + TopicPages(links: links, versions: survey.survey.versions).pages
            + LaunchPages(survey: survey, links: links).pages + CoursePages(links: links).pages
    }

    /// The sentence of each rule by its name, and the callbacks of each life cycle, which a quiz offers.
    private var reasons: String {
        let answers = Lifecycle.allCases.map { lifecycle in
            Value.Member(lifecycle.slug, .list(survey.callbacks(of: lifecycle).map { .string($0.name) }))
        }
        return .reasons + "globalThis.answers = \(Value.object(answers).json);\n"
    }
}

extension String {
    /// The sentence of each rule, for the scripts of pages that don't have it.
    static var reasons: String {
        let sentences = RuleBook.standard.rules.map { Value.Member($0.id, .string($0.because)) }
        return "globalThis.reasons = \(Value.object(sentences).json);\n"
    }
}
