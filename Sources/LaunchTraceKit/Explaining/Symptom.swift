/// The words by which reports describe a finding or another topic.
struct Symptom: Sendable {
    /// The name of the topic.
    let topic: String
    /// All of them are in the phrase; of a list of words, any.
    let words: [[ReportWord]]

    private init(_ topic: String, _ words: [ReportWord]...) { (self.topic, self.words) = (topic, words) }

    /// The number by which symptoms are compared; nil if a word is missing. A word that is only in the name of a
    /// callback adds nothing, since the callback explains it.
    func score(_ found: Set<ReportWord>, outsideNames others: Set<ReportWord>) -> Int? {
        var score = 0
        for alternatives in words {
            let weights = alternatives.filter(found.contains).map { others.contains($0) || $0.isCall ? $0.weight : 0 }
            guard let weight = weights.max() else { return nil }
            score += weight
        }
        return score
    }

    /// The topics that a phrase is about, the likeliest first.
    static func topics(of phrase: String) -> [Topic] {
        let stems = ReportStems(phrase)
        let found = ReportWord.all(in: stems)
        let others = ReportWord.all(in: stems.others)
        var scores: [(topic: Topic, score: Int)] = []
        for topic in stems.names where !scores.contains(where: { $0.topic == topic }) {
            scores.append((topic, nameScore))
        }
        for symptom in all {
            guard let score = symptom.score(found, outsideNames: others), let topic = Topic.named(symptom.topic).first
            else { continue }
            if let index = scores.firstIndex(where: { $0.topic == topic }) {
                scores[index].score = max(scores[index].score, score)
            } else {
                scores.append((topic, score))
            }
        }
        let best = scores.map(\.score).max() ?? 0
        let likely = scores.enumerated().filter { $0.element.score * 2 > best }.sorted { left, right in
            left.element.score == right.element.score
                ? left.offset < right.offset : left.element.score > right.element.score
        }
        return likely.prefix(topicLimit).map(\.element.topic)
    }

    private static let topicLimit = 4
    /// The score of a callback or notification that the phrase names: a symptom with more evidence comes first.
    private static let nameScore = 4

    private static let payload: [ReportWord] = [.link, .notification, .quickAction, .activity]

    /// Of equal scores the first counts.
    static let all: [Symptom] = payloads + lives + backgroundWork + screens + times

    private static let payloads = [
        Symptom("LT010", payload, [.cold], [.lost]), Symptom("LT010", payload, [.cold]),
        Symptom("LT010", payload, [.lost]), Symptom("LT010", [.swiftUI], [.link], [.lost], [.cold]),
        Symptom("LT011", payload, [.warm], [.cold]), Symptom("LT011", payload, [.cold], [.lost]),
        Symptom("LT011", payload, [.warm], [.onlyOne]), Symptom("LT016", payload, [.javaScript], [.lost]),
        Symptom("LT016", payload, [.javaScript], [.cold]), Symptom("LT016", payload, [.ready], [.lost]),
        Symptom("LT016", payload, [.javaScript], [.ready]), Symptom("LT019", [.notification], [.cold], [.lost]),
        Symptom("LT019", [.response], [.cold], [.lost]), Symptom("LT019", [.response], [.lost]),
        Symptom("LT019", [.setDelegate], [.notification]),
        Symptom("LT019", [.setDelegate], [.notification], [.view, .late, .scenes]),
        Symptom("willPresentNotification", [.notification], [.warm], [.presented]), Symptom("LT015", payload, [.twice]),
        Symptom("LT013", payload, [.warm], [.lost]), Symptom("LT013", payload, [.scenes], [.lost], [.appDelegate]),
        Symptom("LT017", payload, [.onlyOne]), Symptom("LT014", payload, [.returnsFalse]),
        Symptom("LT014", [.returnsFalse], [.launch]), Symptom("LT012", [.launchOptions], [.lost]),
        Symptom("LT012", [.launchOptions], [.scenes]), Symptom("LT023", [.link], [.otherApp]),
        Symptom("quickAction", [.quickAction]), Symptom("tapNotification", [.notification], [.launch]),
    ]

    private static let lives = [
        Symptom("LT001", [.scenes], [.required]), Symptom("LT001", [.scenes], [.lifecycle]),
        Symptom("LT001", [.scenes], [.migration]), Symptom("LT001", [.scenes], [.lifecycle], [.required]),
        Symptom("LT001", [.required], [.crash], [.launch]), Symptom("LT033", [.foregroundCall], [.lost], [.launch]),
        Symptom("LT033", [.foregroundCall], [.cold]), Symptom("LT013", [.appDelegateCall], [.lost]),
        Symptom("LT013", [.appDelegateCall], [.scenes]), Symptom("LT013", [.lifecycle], [.lost]),
        Symptom("LT013", [.lifecycle], [.lost], [.scenes]), Symptom("LT013", [.appDelegate], [.lost], [.scenes]),
        Symptom("LT013", [.appDelegate], [.lost]), Symptom("LT002", [.sceneCall], [.lost], [.scenes]),
        Symptom("LT004", [.sceneCall], [.lost], [.scenes]), Symptom("LT061", [.sceneCall], [.twice]),
        Symptom("LT061", [.reconnect]), Symptom("LT006", [.order], [.migration]), Symptom("LT006", [.order], [.launch]),
        Symptom("LT032", [.state], [.wrong, .lost]), Symptom("LT032", [.state], payload),
        Symptom("LT032", [.state], [.background, .cold]), Symptom("LT070", [.swiftUI], [.appDelegate]),
        Symptom("LT070", [.swiftUI], [.lifecycle], [.lost]), Symptom("LT070", [.swiftUI], [.appDelegateCall]),
        Symptom("LT062", [.windows], [.background, .notification]),
        Symptom("LT062", [.windows], [.lifecycle, .sceneCall]), Symptom("LT062", [.windows], [.wrong, .link]),
        Symptom("LT064", [.discarded]), Symptom("LT063", [.restoration], [.order, .ready, .late]),
        Symptom("LT093", [.restoration], [.lost]), Symptom("LT093", [.restoration], [.cold]),
        Symptom("LT060", [.carPlay], [.blank, .lost, .cold, .crash, .launch]),
        Symptom("LT060", [.display], [.blank, .lost]), Symptom("LT065", [.display], [.required, .scenes]),
        Symptom("LT094", [.immersive], [.launch]), Symptom("LT005", [.connectedScenes], [.lost]),
        Symptom("LT017", [.connectedScenes], [.onlyOne]),
    ]

    private static let backgroundWork = [
        Symptom("LT019", [.registration], [.late]), Symptom("LT019", [.task], [.registration], [.crash]),
        Symptom("LT019", [.task], [.registration], [.late]), Symptom("LT020", [.task], [.registration], [.twice]),
        Symptom("LT021", [.task], [.lost], [.registration]),
        Symptom("LT021", [.task], [.lost], [.registration], [.crash]),
        Symptom("handleEventsForBackgroundURLSession", [.download], [.lost, .background, .cold]),
        Symptom("LT021", [.task], [.lost], [.background]), Symptom("LT021", [.task], [.lost]),
        Symptom("LT022", [.task], [.lost]), Symptom("LT021", [.service], [.background, .cold], [.lost]),
        Symptom("LT022", [.task], [.permitted]), Symptom("LT022", [.permitted], [.background]),
        Symptom("LT024", [.completion], [.lost]), Symptom("LT025", [.silentPush], [.lost]),
        Symptom("LT026", [.call], [.crash, .cold]), Symptom("LT030", [.counted], [.background, .silentPush]),
        Symptom("LT030", [.counted], [.notification]), Symptom("LT031", [.background], [.view], [.launch]),
        Symptom("LT080", [.silentPush], [.launch]), Symptom("remoteNotification", [.silentPush], [.lost]),
        Symptom("LT021", [.service], [.cold, .background]), Symptom("voipPush", [.call], [.lost, .crash, .cold]),
        Symptom("LT051", [.background], [.watchdog]), Symptom("LT051", [.background], [.crash], [.long]),
    ]

    private static let screens = [
        Symptom("LT002", [.blank], [.scenes]), Symptom("LT002", [.scenes], [.lost]),
        Symptom("LT003", [.blank], [.scenes]), Symptom("LT004", [.blank], [.scenes]),
        Symptom("LT003", [.blank], [.launch, .window]), Symptom("LT002", [.blank], [.launch]),
        Symptom("LT003", [.window], [.lost], [.appDelegate, .scenes]),
        Symptom("LT005", [.window], [.lost], [.appDelegate, .crash]), Symptom("LT003", [.window], [.lost]),
        Symptom("LT005", [.crash], [.ready]), Symptom("LT090", [.launchScreen], [.lost, .blank]),
        Symptom("LT091", [.launchScreen], [.wrong, .view]), Symptom("LT092", [.permission], [.launch, .lost]),
        Symptom("LT003", [.blank]),
    ]

    private static let times = [
        Symptom("LT040", [.launchTime], [.prewarm]), Symptom("LT040", [.launchTime], [.long]),
        Symptom("LT043", [.launchTime], [.background]), Symptom("LT042", [.prewarm], [.lost]),
        Symptom("LT041", [.protected], [.prewarm]), Symptom("LT041", [.protected], [.launch, .lost, .cold]),
        Symptom("LT041", [.protected], [.background]), Symptom("LT050", [.watchdog], [.launch]),
        Symptom("LT050", [.watchdog]), Symptom("LT052", [.long], [.launch], [.view, .window, .blank]),
        Symptom("LT052", [.long], [.launchScreen]),
    ]
}
