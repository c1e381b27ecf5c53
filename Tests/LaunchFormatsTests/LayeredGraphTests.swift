import LaunchModel
import Testing

@testable import LaunchFormats

struct LayeredGraphTests {
    /// The states of an app, and all of its rules.
    static let drawings: Result<[GroupDrawing], any Error> = Result {
        let app = Scenario.App(lifecycle: .appDelegate, sdk: Version(18))
        let scenario = try Scenario("any", device: Device(os: Version(18)), app: app, events: [])
        return [StateGraph(of: scenario).diagram, RuleGraph(of: scenario).diagram].flatMap { diagram in
            diagram.groups.map { GroupDrawing($0, diagram.direction) }
        }
    }

    @Test func nodesStandApart() throws {
        for drawing in try Self.drawings.get() {
            let (sizes, middles) = (drawing.graph.sizes, drawing.places.middles)
            for layer in drawing.graph.layers {
                for (one, next) in zip(layer, layer.dropFirst()) {
                    let distance = middles[next] - middles[one]
                    #expect(distance > (sizes[one].across + sizes[next].across) / 2 + 10)
                }
            }
            for (layer, next) in zip(drawing.places.layers, drawing.places.layers.dropFirst()) {
                #expect(layer.bottom + 20 < next.top)
            }
        }
    }

    @Test func aLineGoesFromLayerToLayer() throws {
        for drawing in try Self.drawings.get() {
            let layers = Dictionary(
                drawing.graph.layers.enumerated().flatMap { layer, nodes in nodes.map { ($0, layer) } },
                uniquingKeysWith: { first, _ in first })
            #expect(layers.count == drawing.graph.sizes.count)
            for segment in drawing.graph.segments {
                #expect(layers[segment.lower] == layers[segment.upper].map { $0 + 1 })
            }
        }
    }

    /// Nodes of one size, of which the last ones stand on arrows, and the arrows between them.
    private func graph(_ count: Int, _ ways: [(Int, Int)], onTheWay: [Int] = []) -> LayeredGraph {
        let arrows = ways.map { Diagram.Arrow(from: $0.0, to: $0.1) }
        let order = FlowOrder(of: arrows, among: count, onTheWay: onTheWay, from: 0)
        let size = LayeredGraph.Size(across: 20, along: 10)
        return LayeredGraph(Array(repeating: size, count: count), arrows, order)
    }

    /// There and back again: the text of the way back stands between the two, too.
    @Test func theWayBackIsAsShortAsTheWayThere() {
        let graph = graph(4, [(0, 2), (2, 1), (1, 3), (3, 0)], onTheWay: [2, 3])
        #expect(graph.layers.map { $0.sorted() } == [[0], [2, 3], [1]])
        #expect(graph.lines.map(\.isTurned) == [false, false, true, true])
    }

    @Test func aLongLineHasABendInEachLayer() {
        let graph = graph(4, [(0, 1), (1, 2), (2, 3), (0, 3)])
        #expect(graph.lines.map(\.nodes.count) == [2, 2, 2, 4])
        #expect(graph.layers.map(\.count) == [1, 2, 2, 1])
    }

    @Test func linesThatNeedNotCrossDoNot() {
        let graph = graph(7, [(0, 1), (0, 2), (0, 3), (1, 6), (2, 5), (3, 4)])
        let places = graph.layers.map { layer in Dictionary(zip(layer, 0...), uniquingKeysWith: { first, _ in first }) }
        let ends = graph.layers[1].compactMap { node in [1: 6, 2: 5, 3: 4][node].flatMap { places[2][$0] } }
        #expect(ends == [0, 1, 2])
    }

    @Test func aLongLineIsStraight() {
        let graph = graph(8, [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (0, 6), (0, 7), (0, 5)])
        let places = LayerPlaces(graph)
        let bends = graph.lines[7].nodes.dropFirst().dropLast().map { places.middles[$0] }
        #expect(bends.count == 4)
        for (one, next) in zip(bends, bends.dropFirst()) { #expect(abs(one - next) < 2) }
    }
}

struct DiagramPictureTests {
    private let diagram = Diagram(
        title: "iOS <18>", direction: .down,
        groups: [
            Diagram.Group(
                title: "app", start: 0,
                nodes: [
                    Diagram.Node(shape: .box, lines: ["a & b"]), Diagram.Node(shape: .center, lines: ["c"]),
                    Diagram.Node(shape: .text, lines: ["> tapIcon", "! crash"]),
                ],
                arrows: [Diagram.Arrow(from: 0, to: 2), Diagram.Arrow(from: 2, to: 1)])
        ])

    @Test func isAPictureOfItself() throws {
        let svg = GraphFormat.svg.render(diagram).replacing(#/<style>[^<]*/#, with: "<style>")
        #expect(
            svg == #"""
                <?xml version="1.0" encoding="UTF-8"?>
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 146.7 363" width="146.7" height="363" role="img" aria-labelledby="diagram-title">
                  <title id="diagram-title">iOS &lt;18&gt;</title>
                  <style></style>
                  <rect width="100%" height="100%" rx="8" class="fill-paper"/>
                  <text class="title" x="24" y="42">iOS &lt;18&gt;</text>
                  <rect class="open stroke-line" x="24" y="58" width="95.2" height="281" rx="8"/>
                  <text class="strong" x="40" y="80">app</text>
                  <path class="open fine stroke-soft" d="M71.6 110C71.6 132 71.6 132 71.6 154"/>
                  <path class="fill-soft" d="M71.6 154L67.6 146L75.6 146Z"/>
                  <path class="open fine stroke-soft" d="M71.6 178C71.6 200 71.6 200 71.6 222"/>
                  <path class="open fine stroke-soft" d="M71.6 255C71.6 277 71.6 277 71.6 299"/>
                  <path class="fill-soft" d="M71.6 299L67.6 291L75.6 291Z"/>
                  <rect class="fill-ink" x="66.6" y="100" width="10" height="10" rx="5"/>
                  <rect class="fill-background-tint stroke-background" x="44.4" y="154" width="54.3" height="24" rx="6"/>
                  <text class="strong fill-ink" x="53.4" y="169.8">a &amp; b</text>
                  <text class="detail strong fill-ink" x="43" y="234.8">&gt; tapIcon</text>
                  <text class="detail strong fill-stop" x="43" y="249.8">! crash</text>
                  <rect class="fill-inactive-tint stroke-inactive" x="59.4" y="299" width="24.4" height="24" rx="6"/>
                  <text class="detail fill-ink" x="68.4" y="314.8">c</text>
                </svg>

                """#)
    }
}
