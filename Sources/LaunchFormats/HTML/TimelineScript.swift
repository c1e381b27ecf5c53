/// The script that steps through a page. It reads the page and writes only text into it, so that no name becomes markup.
let timelineScript: StaticString = """
    "use strict";
    (() => {
      const byId = (id) => document.getElementById(id);
      const list = document.querySelector("ol.steps");
      const steps = [...list.children];
      if (steps.length === 0) return;
      const heads = [...document.querySelectorAll(".heads .bands > span")].map((head) => head.textContent);
      const find = byId("find");
      let present = -1;

      const make = (tag, text, className) => {
        const element = document.createElement(tag);
        element.textContent = text;
        if (className) element.className = className;
        return element;
      };
      const part = (step, name) => step.querySelector("." + name)?.textContent ?? "";
      const parts = (step, name) => [...step.querySelectorAll("." + name)].map((element) => element.textContent);
      const states = (step) => [...step.querySelectorAll(".bands > i")].map((piece) => piece.dataset.is);

      const stateList = (index) => {
        const now = states(steps[index]);
        const before = index > 0 ? states(steps[index - 1]) : now;
        const terms = make("dl", "");
        now.forEach((state, band) => {
          const text = state === before[band] ? state : before[band] + " \\u2192 " + state;
          terms.append(make("dt", heads[band]), make("dd", text, state === before[band] ? "" : "changed"));
        });
        return terms;
      };

      const reasons = (step) => {
        const links = [...step.querySelectorAll(".why, .finding a")];
        return links.map((link) => byId(decodeURIComponent(link.hash.slice(1)))).filter(Boolean)
          .map((article) => {
            const copy = article.cloneNode(true);
            for (const name of ["id", "class", "data-from"]) copy.removeAttribute(name);
            return copy;
          });
      };

      const describe = (index) => {
        const step = steps[index];
        const name = make("p", "", "what");
        name.append(step.querySelector(".name").cloneNode(true));
        const facts = [part(step, "time"), ...parts(step, "load"), ...parts(step, "detail")].filter(Boolean);
        const state = part(step, "state");
        if (state) facts.unshift("UIApplication.State read inside: " + state);
        const mark = step.querySelector(".mark");
        if (mark) facts.push("Confidence: " + mark.title);
        const findings = [...step.querySelectorAll(".finding")].map((finding) => finding.cloneNode(true));
        byId("panel").replaceChildren(
          make("h2", "Step " + (index + 1) + " of " + steps.length), make("p", part(step, "who"), "whose"), name,
          ...facts.map((fact) => make("p", fact, "fact")), ...findings, make("h3", "States"), stateList(index),
          make("h3", "Why"), ...reasons(step));
        byId("panel").scrollTop = 0;
        byId("status").textContent = "Step " + (index + 1) + " of " + steps.length + ": "
          + [part(step, "who"), part(step, "name"), state, ...parts(step, "load")].filter(Boolean).join(", ");
      };

      const listed = [...document.querySelectorAll("[data-from]")];
      const hideLater = (from, to) => {
        const covered = byId("cover").checked;
        for (const step of steps.slice(from, to)) step.classList.toggle("later", covered);
        for (const item of listed) item.classList.toggle("later", covered && Number(item.dataset.from) > present + 1);
        find.setAttribute("list", covered ? "" : "names");
      };

      const show = (index, comesFromLink) => {
        steps[present]?.removeAttribute("aria-current");
        const past = present;
        present = Math.max(0, Math.min(steps.length - 1, index));
        const step = steps[present];
        for (const seen of steps.slice(past + 1, present + 1)) seen.classList.remove("later");
        hideLater(present + 1, past + 1);
        step.setAttribute("aria-current", "step");
        describe(present);
        for (const id of ["first", "back"]) byId(id).setAttribute("aria-disabled", String(present === 0));
        for (const id of ["next", "last"]) {
          byId(id).setAttribute("aria-disabled", String(present === steps.length - 1));
        }
        if (comesFromLink === "start") return;
        step.scrollIntoView({ block: "nearest" });
        if (!comesFromLink) history.replaceState(null, "", "#" + step.id);
      };

      const linked = () => steps.findIndex((step) => "#" + step.id === location.hash);

      const jump = (text, direction) => {
        const wanted = text.trim().toLowerCase();
        if (!wanted) return;
        for (let distance = 1; distance <= steps.length; distance += 1) {
          const index = (present + direction * distance + steps.length * 2) % steps.length;
          if (steps[index].matches(".later")) continue;
          if (steps[index].querySelector(".lane").textContent.toLowerCase().includes(wanted)) return show(index);
        }
        byId("status").textContent = "Nothing found";
      };

      const actions = {
        first: () => show(0), back: () => show(present - 1), next: () => show(present + 1),
        last: () => show(steps.length - 1),
      };
      const keys = {
        ArrowRight: "next", ArrowDown: "next", n: "next", j: "next", " ": "next",
        ArrowLeft: "back", ArrowUp: "back", p: "back", k: "back", Home: "first", End: "last",
      };
      const scrolls = ["ArrowDown", "ArrowUp", " ", "Home", "End"];

      document.addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
        const at = event.target;
        if (at.closest("input, textarea, select, [contenteditable]")) return;
        if (event.key === " " && at.closest("a, button")) return;
        if (scrolls.includes(event.key) && at.closest("#panel")) return;
        if (event.key === "/") find.focus();
        else if (event.key === "h") byId("cover").click();
        else if (event.key === " " && event.shiftKey) actions.back();
        else if (Object.hasOwn(keys, event.key)) actions[keys[event.key]]();
        else return;
        event.preventDefault();
      });

      for (const id of Object.keys(actions)) byId(id).addEventListener("click", actions[id]);
      list.addEventListener("click", (event) => {
        if (event.target.closest(".finding a") || String(getSelection())) return;
        const step = event.target.closest("li");
        if (!step) return;
        event.preventDefault();
        show(steps.indexOf(step));
      });
      byId("cover").addEventListener("change", () => hideLater(present + 1, steps.length));
      find.addEventListener("keydown", (event) => {
        if (event.key === "Enter") jump(find.value, event.shiftKey ? -1 : 1);
        if (event.key === "Escape") find.blur();
      });
      find.addEventListener("input", () => {
        if ([...byId("names").options].some((option) => option.value === find.value)) jump(find.value, 1);
      });
      addEventListener("hashchange", () => {
        if (linked() >= 0) show(linked(), "link");
      });

      const names = new Set(steps.filter((step) => step.matches(".callback")).map((step) => part(step, "name")));
      byId("names").append(...[...names].map((name) => {
        const option = make("option", "");
        option.value = name;
        return option;
      }));
      document.documentElement.classList.add("stepping");
      byId("stage").hidden = false;
      show(Math.max(linked(), 0), linked() >= 0 ? "link" : "start");
    })();
    """

/// The hash by which the policy of a page knows the script.
let timelineScriptHash = "sha256-blvWM1J1xtl9zktA5sC1DCEsXB3ZbQZ4Q4KFZwfix98="
