import Testing

@testable import LaunchFormats

/// A link that nobody takes, in as few entries as show all that a picture has.
private let lostLink: TracedScenario = {
    var timeline = Timeline.sample(
        [
            .sample(
                .event, "openURL", [Value.Member("url", .string("a://b?c=1&d"))], timeMs: 0, rule: "resume.foreground"),
            Timeline.Entry(.transition(.app(from: .background, to: .inactive)), timeMs: 20),
            .sample(
                .callback, "scene(_:openURLContexts:)", to: .sceneDelegate, scene: "main", in: .inactive,
                [Value.Member("urlContexts", .string("a://b?c=1&d"))], timeMs: 20, confidence: .inferred),
        ], name: "A <b> link", outcome: .app(.inactive))
    timeline.findings = [.sample(.payloadUnhandled, .error, "nobody takes it", entry: 2)]
    timeline.payloads = [PayloadPath(kind: .url, event: 0, carriers: [2], handlers: [], isLost: true)]
    return TracedScenario(timeline)
}()

private let presentation = Presentation(kinds: ShownKind.everything)

@Test func svgIsAPicture() {
    let svg = TimelineFormat.svg.render(lostLink, presentation)
    #expect(
        svg.replacing("  <style>\(svgStyle.xmlText)</style>\n", with: "") == #"""
            <?xml version="1.0" encoding="UTF-8"?>
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 300" width="960" height="300" role="img" aria-labelledby="picture-title picture-description">
              <title id="picture-title">A &lt;b&gt; link</title>
              <desc id="picture-description">iOS 18.0, scene life cycle: 3 steps, 1 error, and the app ends inactive.</desc>
              <rect width="100%" height="100%" rx="8" class="fill-paper"/>
              <text class="title" x="24" y="42">A &lt;b&gt; link</text>
              <text class="subtitle fill-soft" x="24" y="62">iOS 18.0, scene life cycle</text>
              <text class="small fill-soft" x="82.6" y="88">states of</text>
              <text class="small fill-soft" x="266.6" y="88">events in</text>
              <text class="head" x="82.6" y="104">app</text>
              <text class="head" x="162.6" y="104">scene main</text>
              <text class="head" x="266.6" y="104">System</text>
              <text class="head" x="360.6" y="104">UIApplication</text>
              <text class="head" x="454.6" y="104">Scene main</text>
              <line class="stroke-line" x1="273.6" y1="120" x2="273.6" y2="249"/>
              <line class="stroke-line" x1="367.6" y1="120" x2="367.6" y2="249"/>
              <line class="stroke-line" x1="461.6" y1="120" x2="461.6" y2="249"/>
              <rect class="fill-background-tint" x="82.6" y="120.5" width="76" height="31" rx="2"/>
              <line class="edge stroke-background dotted" x1="84.6" y1="120.5" x2="84.6" y2="151.5"/>
              <rect class="fill-inactive-tint" x="82.6" y="152.5" width="76" height="90" rx="2"/>
              <line class="edge stroke-inactive dashed" x1="84.6" y1="152.5" x2="84.6" y2="242.5"/>
              <text class="state fill-background" x="91.6" y="134">background</text>
              <text class="state fill-inactive" x="91.6" y="164">inactive</text>
              <rect class="fill-rest-tint" x="162.6" y="120.5" width="76" height="122" rx="2"/>
              <line class="edge stroke-soft" x1="164.6" y1="120.5" x2="164.6" y2="242.5"/>
              <text class="state fill-soft" x="171.6" y="134">unattached</text>
              <path class="thick stroke-payload" d="M266.6 136H256.6Q250.6 136 250.6 142"/>
              <line class="thick stroke-payload" x1="250.6" y1="142" x2="250.6" y2="180.5"/>
              <path class="thick stroke-payload dashed" d="M250.6 180.5Q250.6 186.5 256.6 186.5H449.6"/>
              <path class="fine stroke-payload fill-paper" d="M446.6 182L453.6 186.5L446.6 191Z"/>
              <g>
                <title>1. openURL  url: a://b?c=1&amp;d
            why: The same trigger brings a running or suspended app to the foreground, without a launch method.
            rule resume.foreground (documented: Apple, Managing your app's life cycle https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle)</title>
                <text class="small fill-soft end" x="34.1" y="139.5">1</text>
                <rect class="fill-band stroke-line fine" x="266.6" y="123" width="669.4" height="26" rx="4"/>
                <text class="strong" x="274.6" y="140">openURL</text>
                <text class="detail fill-soft" x="333.4" y="139.7">url: a://b?c=1&amp;d</text>
              </g>
              <g>
                <title>2. background -&gt; inactive</title>
                <text class="small fill-soft end" x="34.1" y="166">2</text>
                <text class="small end" x="74.6" y="166">20 ms</text>
                <line class="fine dotted stroke-inactive" x1="158.6" y1="162.5" x2="362.6" y2="162.5"/>
                <rect class="fill-paper" x="364.6" y="155.5" width="175.7" height="14" rx="0"/>
                <path class="fill-inactive" d="M362.6 162.5L367.6 157.5L372.6 162.5L367.6 167.5Z"/>
                <text class="name" x="376.6" y="166.5">background -&gt; inactive</text>
              </g>
              <g>
                <title>3. SceneDelegate  scene(_:openURLContexts:)  urlContexts: a://b?c=1&amp;d
            error LT010 payload-unhandled: nobody takes it</title>
                <text class="small fill-soft end" x="34.1" y="190">3</text>
                <rect class="fine fill-paper stroke-inactive dashed" x="454.6" y="176" width="372.9" height="36" rx="4"/>
                <rect class="fill-inactive" x="462.6" y="179.5" width="58.4" height="14" rx="3"/>
                <text class="small fill-paper" x="467.6" y="190">inactive</text>
                <text class="name" x="529" y="190.5">scene(_:openURLContexts:)</text>
                <text class="detail fill-soft" x="718.5" y="190.2">?</text>
                <rect class="fine fill-paper stroke-stop" x="732.9" y="179.5" width="88.6" height="14" rx="7"/>
                <text class="small fill-stop" x="737.9" y="190">✕ not handled</text>
                <text class="detail fill-soft" x="462.6" y="205.2">urlContexts: a://b?c=1&amp;d</text>
                <rect class="fill-stop-tint" x="266.6" y="216" width="669.4" height="24" rx="4"/>
                <line class="edge stroke-stop" x1="268.6" y1="216" x2="268.6" y2="240"/>
                <text class="detail" x="280.6" y="231">error LT010 payload-unhandled: nobody takes it</text>
              </g>
              <line class="stroke-line" x1="266.6" y1="249" x2="936" y2="249"/>
              <text class="strong fill-inactive" x="274.6" y="267">= inactive</text>
              <text class="detail fill-soft" x="24" y="289">? inferred from other rules, or sources disagree</text>
              <text class="detail fill-soft" x="336.9" y="289">✕ the payload is not handled</text>
            </svg>

            """#)
}

@Test func htmlIsAListOfSteps() throws {
    let html = TimelineFormat.html.render(lostLink, presentation)
    let start = try #require(html.firstRange(of: "<main>")?.lowerBound)
    let end = try #require(html.firstRange(of: "</main>")?.upperBound)
    let header = ShownTimeline(lostLink, presentation).header
    let others = header.usualCallbacks(of: [.sceneDelegate]).map(\.name).joined(separator: " ")
    #expect(others.contains("scene(_:willConnectTo:options:)") && !others.contains("applicationDidBecomeActive(_:)"))
    #expect(
        html[start..<end] == #"""
            <main><header><h1>A &lt;b&gt; link</h1><p>iOS 18.0, scene life cycle</p><nav class="found" aria-label="Findings"><p class="error"><strong data-from="3">1 error</strong> <a href="#step-3" data-from="3">LT010 payload-unhandled, step 3</a> </p></nav><dl class="legend"><div data-from="3"><dt>?</dt><dd>inferred from other rules, or sources disagree</dd></div><div data-from="3"><dt>✕</dt><dd>the payload is not handled</dd></div></dl></header><div class="timeline" data-lanes="3" data-bands="2" data-rails="1"><h2 class="unseen">Steps</h2><p class="states" aria-hidden="true"><span class="background" data-from="1">background</span><span class="soft" data-from="1">unattached</span><span class="inactive" data-from="2">inactive</span></p><div class="sheet">
            <div class="top"><div class="heads" aria-hidden="true"><span class="bands"><span>app</span><span>scene main</span></span><span class="lane"><span data-from="1">System</span><span data-from="2">UI<wbr/>Application</span><span data-from="3">Scene main</span></span></div></div>
            <ol class="steps" data-others="\#(others)">
            <li id="step-1" class="event soft" data-lane="0"><a class="number" href="#step-1" aria-label="Step 1">1</a><span class="bands" aria-hidden="true"><i class="background named" data-is="background"></i><i class="soft named" data-is="unattached"></i></span><span class="rails" aria-hidden="true"><i class="starts"></i></span><div class="lane"><div class="entry"><span class="who">System</span> <code class="name">openURL</code> <span class="detail">url: a://b?c=1&amp;d</span> <a class="why" href="#rule-resume.foreground" aria-label="why step 1">why</a></div></div></li>
            <li id="step-2" class="transition inactive" data-lane="1"><a class="number" href="#step-2" aria-label="Step 2">2</a><span class="bands" aria-hidden="true"><i class="inactive named" data-is="inactive"></i><i class="soft"></i></span><span class="rails" aria-hidden="true"><i class="passes"></i></span><div class="lane"><p class="time">at 20 ms</p><div class="entry"><span class="who">UIApplication</span> <code class="name">background -&gt; inactive</code></div></div></li>
            <li id="step-3" class="callback inactive inferred routed loses" data-lane="2"><a class="number" href="#step-3" aria-label="Step 3">3</a><span class="bands" aria-hidden="true"><i class="inactive"></i><i class="soft"></i></span><span class="rails" aria-hidden="true"><i class="ends"></i></span><div class="lane"><div class="entry"><span class="who">SceneDelegate</span> <span class="state">inactive</span> <code class="name">scene(_:<wbr/>openURLContexts:)</code> <span class="mark" role="img" title="inferred" aria-label="inferred">?</span> <span class="load loses">✕ not handled</span> <span class="detail">urlContexts: a://b?c=1&amp;d</span></div><p class="finding error"><strong>error</strong> <a href="#LT010">LT010 payload-unhandled</a>: nobody takes it</p></div></li></ol></div>
            <p class="ending inactive" data-from="3">= inactive</p></div>
            <section class="reasons" data-from="3"><h2>Findings</h2>
            <article id="LT010" data-from="3"><h3>LT010 payload-unhandled</h3><p>A payload (a URL, a user activity, a shortcut, a notification response or CloudKit share metadata) is delivered, but no code handles it.</p><p>UIKit delivers the payload in the launch options, in a scene&#39;s connection options, or to a delegate method. The delivery depends on the life cycle, and on whether the app is already running. An app that handles only one of these cases loses the payload in the others, and opens at its first screen.</p><p>With scenes, read the connection options in scene(_:willConnectTo:options:), and implement the scene delegate&#39;s method for the payload, such as scene(_:openURLContexts:). Call the same function from both. Without scenes, implement the app delegate&#39;s method, such as application(_:open:options:).</p></article></section>
            <section class="reasons" data-from="1"><h2>Why</h2>
            <article id="rule-resume.foreground" data-from="1"><h3><code>resume.foreground</code></h3><p>The same trigger brings a running or suspended app to the foreground, without a launch method.</p><p class="source">documented: <a href="https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle" rel="noreferrer">Apple, Managing your app&#39;s life cycle</a></p></article></section></main>
            """#)
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"/>"))
    #expect(html.hasSuffix("<script>\(timelineScript)</script></body></html>\n"))
}

@Test func reasonsCanBeShownInPlace() {
    let explained = Presentation(kinds: ShownKind.everything, detail: .explained)
    let because = "The same trigger brings a running or suspended app to the foreground, without a launch method."
    #expect(TimelineFormat.html.render(lostLink, explained).contains("<p class=\"reason\">\(because)</p>"))
    #expect(TimelineFormat.svg.render(lostLink, explained).contains(">why: \(because)</text>"))
}

/// Ten methods, two more than have a line.
private let uncalled = Timeline.Uncalled.methods(
    (0..<10).map { number in
        Timeline.NotCalled(
            receiver: "sceneDelegate", name: "scene(_:m\(number)<&>:)", why: "the URL is delivered with the launch",
            insteadIn: "connectionOptions.urlContexts of scene(_:willConnectTo:options:)")
    })

private func lostLink(notCalling uncalled: Timeline.Uncalled?) -> TracedScenario {
    var timeline = lostLink.timeline
    timeline.notCalled = uncalled
    return TracedScenario(timeline)
}

struct NotCalledInPicturesTests {
    private let instead = "connectionOptions.urlContexts of scene(_:willConnectTo:options:)"

    @Test func aPageListsThemBelowTheOutcome() throws {
        let html = TimelineFormat.html.render(lostLink(notCalling: uncalled), presentation)
        let ending = try #require(html.firstRange(of: #"<p class="ending"#)?.upperBound)
        let list = try #require(html.firstRange(of: #"<section class="uncalled" data-from="3"><h2>Not called</h2>"#))
        let findings = try #require(html.firstRange(of: "<h2>Findings</h2>")?.lowerBound)
        #expect(ending < list.lowerBound && list.upperBound < findings)
        let items = html[list.upperBound..<findings].split(separator: "\n").filter { $0.hasPrefix("<li>") }
        #expect(items.count == 8)
        #expect(
            items.first == """
                <li><code>scene(_:<wbr/>m0&lt;&amp;&gt;:)</code>: the URL is delivered with the launch -&gt; \(instead)</li>
                """)
        #expect(html.contains("</ul><p>2 more</p></section>"))
    }

    @Test func aStillPictureListsThemBelowItsEnd() {
        let svg = TimelineFormat.svg.render(lostLink(notCalling: uncalled), presentation)
        let lines = svg.split(separator: "\n").filter { $0.contains(">not called") }
        #expect(lines.count == 9)
        #expect(
            lines.first?.contains(">not called scene(_:m0&lt;&amp;&gt;:): the URL is delivered with the launch -&gt; ")
                == true)
        #expect(lines.last?.contains(">not called: 2 more</text>") == true)
    }

    @Test func markdownListsThemBelowTheOutcome() throws {
        let text = TimelineFormat.markdown.render(lostLink(notCalling: uncalled), presentation)
        let list = try #require(text.firstRange(of: "\n\nNot called:\n\n"))
        let items = text[list.upperBound...].split(separator: "\n", omittingEmptySubsequences: false).prefix {
            !$0.isEmpty
        }
        #expect(
            items.first == """
                - `scene(_:m0<&>:)`: the URL is delivered with the launch → `connectionOptions.urlContexts` of \
                `scene(_:willConnectTo:options:)`
                """)
        #expect(items.count == 9 && items.last == "- 2 more")
    }

    @Test func afterAStopOneLineStandsForAll() {
        let stopped = lostLink(notCalling: .cutShort("the app stops before 2 methods that the scenario names"))
        let sentence = "the app stops before 2 methods that the scenario names"
        #expect(
            TimelineFormat.html.render(stopped, presentation).contains(
                "<h2>Not called</h2><p>\(sentence)</p></section>"))
        #expect(TimelineFormat.svg.render(stopped, presentation).contains(">not called: \(sentence)</text>"))
        #expect(TimelineFormat.markdown.render(stopped, presentation).contains("\n\nNot called: \(sentence)\n"))
    }

    @Test(arguments: [Timeline.Uncalled.methods([]), nil]) func nothingIsSaidOfNothing(uncalled: Timeline.Uncalled?) {
        for format in [TimelineFormat.html, .svg, .markdown] {
            #expect(!format.render(lostLink(notCalling: uncalled), presentation).lowercased().contains("not called"))
        }
    }

    @Test func theyGoWithTheCalls() {
        let steps = Presentation(kinds: [.event, .step, .finding])
        #expect(!TimelineFormat.markdown.render(lostLink(notCalling: uncalled), steps).contains("Not called"))
    }
}

@Test func aPageSaysHowManyFindingsThereAre() throws {
    var timeline = lostLink.timeline
    timeline.findings = [
        .sample(.payloadUnhandled, .error, "one", entry: 0), .sample(.payloadUnhandled, .note, "two", entry: 1),
        .sample(.deadCallback, .error, "three", entry: 2),
    ]
    let html = TimelineFormat.html.render(TracedScenario(timeline), presentation)
    #expect(
        html.contains(
            """
            <nav class="found" aria-label="Findings"><p class="error"><strong data-from="3">2 errors</strong> \
            <a href="#step-1" data-from="1">LT010 payload-unhandled, step 1</a> \
            <a href="#step-3" data-from="3">LT013 dead-callback, step 3</a> </p>\
            <p class="note"><strong data-from="2">1 note</strong> \
            <a href="#step-2" data-from="2">LT010 payload-unhandled, step 2</a> </p></nav>
            """))
    #expect(
        TimelineFormat.svg.render(TracedScenario(timeline), presentation).contains(": 3 steps, 2 errors, 1 note, and "))
}
