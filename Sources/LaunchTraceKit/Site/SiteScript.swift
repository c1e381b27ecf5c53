/// The script of every page: the search, the filters of lists, and the way to a launch by five choices. It writes only text
/// into a page, so that no name becomes markup.
let siteScript: StaticString = """
    "use strict";
    (() => {
      const byId = (id) => document.getElementById(id);
      const form = byId("searching");
      const [field, hits, found] = [byId("search"), byId("hits"), byId("found")];
      const root = document.querySelector(".bar").dataset.root;
      const LIMIT = 12;
      let loading = null;

      // The names and the launches: a script, since a page that is a file can't fetch one.
      const load = () => loading ??= new Promise((resolve) => {
        const script = document.createElement("script");
        script.src = root + "index.js";
        script.addEventListener("load", () => resolve(prepared(globalThis.siteIndex)));
        document.head.append(script);
      });
      const folded = (text) => text.toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, "");
      const words = (text) => text.toLowerCase().split(/[^\\p{L}\\p{N}.]+/u).filter(Boolean);
      const prepared = (index) => {
        for (const topic of index.topics) topic.keys = [topic.name, ...topic.spellings].map(folded);
        for (const part of [...index.triggers, ...index.lifecycles, ...index.starts]) part.words = words(part.text);
        return index;
      };

      // Exact names come before those that begin so, and these before those that have it inside.
      const rank = (keys, text) => Math.min(...keys.map((key) =>
        key === text ? 0 : key.startsWith(text) ? 1 : key.includes(text) ? 2 : 3));
      const namesLike = (index, text) => index.topics
        .map((topic) => ({ rank: rank(topic.keys, text), title: topic.name, kind: topic.kind, path: topic.path }))
        .filter((hit) => hit.rank < 3).sort((a, b) => a.rank - b.rank || a.title.length - b.title.length);

      const release = (version) => version.split(".").reduce((sum, part, place) => sum + Number(part) / 100 ** place, 0);
      // The run of versions that has one: the last that begins no later.
      const runOf = (runs, version) => runs.filter((run) => release(run) <= release(version)).at(-1) ?? runs[0];
      const page = (trigger, lifecycle, start, run) => `launches/${trigger}/${lifecycle}/${start}/${run}.html`;

      const launchesLike = (index, text) => {
        const asked = words(text);
        const version = asked.find((word) => /^[0-9.]+$/.test(word));
        const tokens = asked.filter((word) => word !== version);
        const meets = (part, token) => part.words.some((word) => word.startsWith(token));
        if (tokens.length === 0) return [];
        return index.triggers.filter((trigger) => tokens.some((token) => meets(trigger, token))).flatMap((trigger) =>
          Object.entries(trigger.launches).flatMap(([place, runs]) => {
            const [lifecycle, start] = place.split("/");
            const parts = [trigger, index.lifecycles.find((one) => one.slug === lifecycle),
              index.starts.find((one) => one.slug === start)];
            if (!tokens.every((token) => parts.some((part) => meets(part, token)))) return [];
            const run = version ? runOf(runs, version) : runs.at(-1);
            return [{
              rank: 2, kind: "launch", path: page(trigger.slug, lifecycle, start, "ios-" + run),
              title: parts.map((part) => part.name).join(", ") + ", iOS " + run,
            }];
          }));
      };

      const search = async () => {
        const text = field.value.trim();
        if (!text) return close();
        const index = await load();
        if (text !== field.value.trim()) return;
        const names = namesLike(index, folded(text));
        const launches = launchesLike(index, text);
        const few = words(text).length > 1 ? LIMIT : 4;
        const shown = [...names.slice(0, LIMIT - Math.min(launches.length, few)), ...launches.slice(0, few)]
          .sort((a, b) => a.rank - b.rank).slice(0, LIMIT);
        hits.replaceChildren(...shown.map(option));
        hits.hidden = shown.length === 0;
        field.setAttribute("aria-expanded", String(shown.length > 0));
        choose(shown.length > 0 ? 0 : -1);
        found.textContent = shown.length + " of " + (names.length + launches.length) + " found";
      };
      const option = (hit, number) => {
        const item = document.createElement("li");
        item.id = "hit-" + number;
        item.setAttribute("role", "option");
        item.dataset.path = hit.path;
        const [title, kind] = [document.createElement("span"), document.createElement("small")];
        title.textContent = hit.title;
        kind.textContent = hit.kind;
        item.append(title, " ", kind);
        item.addEventListener("mousedown", (event) => event.preventDefault());
        item.addEventListener("click", () => open(item));
        return item;
      };
      const open = (item) => { location.href = root + item.dataset.path; };
      const chosen = () => hits.querySelector("[aria-selected=true]");
      const choose = (number) => {
        [...hits.children].forEach((item, place) => item.setAttribute("aria-selected", String(place === number)));
        if (number >= 0) {
          field.setAttribute("aria-activedescendant", "hit-" + number);
          hits.children[number].scrollIntoView({ block: "nearest" });
        } else field.removeAttribute("aria-activedescendant");
      };
      const close = () => {
        hits.hidden = true;
        field.setAttribute("aria-expanded", "false");
        choose(-1);
      };

      field.addEventListener("focus", load, { once: true });
      field.addEventListener("input", search);
      field.addEventListener("blur", close);
      field.addEventListener("keydown", (event) => {
        const place = [...hits.children].indexOf(chosen());
        const count = hits.hidden ? 0 : hits.children.length;
        if (event.key === "ArrowDown" && count > 0) choose((place + 1) % count);
        else if (event.key === "ArrowUp" && count > 0) choose((place + count - 1) % count);
        else if (event.key === "Enter") { if (chosen()) open(chosen()); }
        else if (event.key === "Escape") close();
        else return;
        event.preventDefault();
      });
      form.addEventListener("submit", (event) => event.preventDefault());
      document.addEventListener("keydown", (event) => {
        if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.target.closest("input, textarea, select, [contenteditable]")) return;
        event.preventDefault();
        field.focus();
        field.select();
      });
      const asked = () => {
        const query = new URLSearchParams(location.hash.slice(1)).get("q");
        if (!query) return;
        field.value = query;
        field.focus();
        search();
      };
      addEventListener("hashchange", asked);
      asked();

      // A list shows what passes its filter, which stands in the address.
      const filter = byId("filter");
      if (filter) {
        const items = [...document.querySelectorAll(".list > li")];
        const selects = [...filter.querySelectorAll("select")];
        const passes = (item, { name, value }) => {
          const own = item.dataset[name] ?? "";
          return !value || !own || own.split(" ").includes(value);
        };
        const apply = () => {
          for (const item of items) item.hidden = !selects.every((select) => passes(item, select));
          byId("count").textContent = items.filter((item) => !item.hidden).length + " of " + items.length;
        };
        const read = () => {
          const set = new URLSearchParams(location.hash.slice(1));
          for (const select of selects) select.value = set.get(select.name) ?? "";
          apply();
        };
        filter.addEventListener("change", () => {
          const set = new URLSearchParams(selects.filter((select) => select.value).map(({ name, value }) => [name, value]));
          history.replaceState(null, "", "#" + set);
          apply();
        });
        addEventListener("hashchange", read);
        filter.hidden = false;
        read();
      }

      // The choices of a lesson's question are judged by Enter, or by leaving them for its button.
      const question = byId("question");
      if (question) {
        const boxes = [...question.querySelectorAll("input")];
        const check = document.createElement("button");
        check.type = "button";
        check.textContent = "Check";
        check.addEventListener("click", () => {
          const right = boxes.filter((box) => String(box.checked) === box.dataset.right).length;
          byId("verdict").textContent = right === boxes.length ? "Right."
            : right + " of " + boxes.length + " are as they should be. Try again, or look at the answer.";
        });
        byId("verdict").before(check);
      }

      const way = byId("way");
      if (way) {
        way.addEventListener("submit", async (event) => {
          event.preventDefault();
          const value = (name) => way.elements[name].value;
          const index = await load();
          const place = value("lifecycle") + "/" + value("start");
          const trigger = index.triggers.find((one) => one.slug === value("trigger"));
          const [own, runs] = [trigger.others[place] ?? [], trigger.launches[place] ?? []];
          const other = own.find((run) => run.startsWith(value("platform") + "-"));
          const begins = runs.length > 0 && release(value("version")) >= release(runs[0]);
          if (value("platform") !== "ios" && other) location.href = page(trigger.slug, ...place.split("/"), other);
          else if (begins) location.href = page(trigger.slug, ...place.split("/"), "ios-" + runOf(runs, value("version")));
          else byId("answer").textContent = "That can't happen; the page of " + trigger.name + " says why.";
        });
        way.hidden = false;
      }
    })();
    """
