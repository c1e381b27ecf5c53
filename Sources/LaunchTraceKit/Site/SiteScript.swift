/// The script of every page: the filters of lists, the question of a lesson, and the choice of a launch. It writes only
/// text into a page, so that no name becomes markup.
let siteScript: StaticString = """
    "use strict";
    (() => {
      const byId = (id) => document.getElementById(id);

      // A list shows what passes its filter, which is in the address.
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

      // The choices of a lesson's question are checked by Enter, or by leaving them for its button.
      const question = byId("question");
      if (question) {
        const boxes = [...question.querySelectorAll("input")];
        const check = document.createElement("button");
        check.type = "button";
        check.textContent = "Check";
        check.addEventListener("click", () => {
          const right = boxes.filter((box) => String(box.checked) === box.dataset.right).length;
          byId("verdict").textContent = right === boxes.length ? "Right."
            : right + " of " + boxes.length + " are correct. Try again, or show the answer.";
        });
        byId("verdict").before(check);
      }

      const way = byId("way");
      if (way) {
        const release = (version) => version.split(".").reduce((sum, part, place) => sum + Number(part) / 100 ** place, 0);
        // The run of versions that has one: the last that begins no later.
        const runOf = (runs, version) => runs.filter((run) => release(run) <= release(version)).at(-1);
        way.addEventListener("submit", (event) => {
          event.preventDefault();
          const value = (name) => way.elements[name].value;
          const place = value("lifecycle") + "/" + value("start");
          const trigger = globalThis.launches[value("trigger")];
          const own = trigger.others[place]?.find((run) => run.startsWith(value("platform") + "-"));
          const common = runOf(trigger.launches[place] ?? [], value("version"));
          const run = own ?? (common && "ios-" + common);
          if (run) location.href = `launches/${value("trigger")}/${place}/${run}.html`;
          else byId("answer").textContent = "Not possible; the page of " + trigger.name + " has the reason.";
        });
        way.hidden = false;
      }
    })();
    """
