/// The script that steps through a page. It reads the page and writes only text into it, so that no name becomes markup.
package let timelineScript: StaticString = """
    "use strict";
    (() => {
      const byId = (id) => document.getElementById(id);
      const list = document.querySelector("ol.steps");
      const steps = [...list.children];
      if (steps.length === 0) return;
      const heads = [...document.querySelectorAll(".heads .bands > span")].map((head) => head.textContent);
      const find = byId("find");
      let present = -1;
      let quiz = null;

      const make = (tag, text, className) => {
        const element = document.createElement(tag);
        element.textContent = text;
        if (className) element.className = className;
        return element;
      };
      const part = (step, name) => step.querySelector("." + name)?.textContent ?? "";
      const parts = (step, name) => [...step.querySelectorAll("." + name)].map((element) => element.textContent);
      // A state is named where it begins.
      const states = (step) => heads.map((head, band) => {
        for (let at = step; at; at = at.previousElementSibling) {
          const name = at.querySelectorAll(".bands > i")[band]?.dataset.is;
          if (name) return name;
        }
        return "";
      });

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

      // On narrow pages the whole stage scrolls, on wide ones only the panel.
      const rewind = () => {
        for (const id of ["panel", "stage"]) byId(id).scrollTop = 0;
      };

      // A reason on the page, or the sentence that the script of reasons has for a rule.
      const reason = (link) => {
        const id = link.hash ? decodeURIComponent(link.hash.slice(1)) : link.textContent;
        const article = byId(id)?.cloneNode(true) ?? make("article", "");
        for (const name of ["id", "class", "data-from"]) article.removeAttribute(name);
        if (byId(id)) return article;
        const text = globalThis.reasons?.[id];
        if (!text) return null;
        article.append(make("p", text), make("code", id));
        return article;
      };
      const reasons = (step, links) => [...step.querySelectorAll(links)].map(reason).filter(Boolean);

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
          ...facts.map((fact) => make("p", fact, "fact")), make("h3", "Why"), ...reasons(step, ".why"), ...findings,
          ...reasons(step, ".finding a"), make("h3", "States"), stateList(index));
        rewind();
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

      const reached = () => quiz ? quiz.reached : steps.length - 1;

      const show = (index, comesFromLink) => {
        steps[present]?.removeAttribute("aria-current");
        const past = present;
        if (quiz) quiz.open = null;
        byId("stage").classList.remove("asking");
        present = Math.max(0, Math.min(reached(), index));
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

      const say = (text) => {
        byId("panel").prepend(make("p", text, "answer"));
        byId("status").textContent = text + " " + byId("status").textContent;
      };
      const score = () => quiz.asked + (quiz.asked === 1 ? " question, " : " questions, ") + quiz.right + " right";
      const mark = (text) => [...text].reduce((sum, letter) => (sum * 33 + letter.codePointAt(0)) % 65521, 7);
      const isCallback = (step) => step.matches(".callback");

      // The right answer, two that come later, and others of such an app, mixed the same way each time.
      const choices = (index) => {
        const right = part(steps[index], "name");
        const later = steps.slice(index + 1).filter(isCallback).map((step) => part(step, "name"));
        const known = globalThis.answers?.[list.dataset.others] ?? list.dataset.others.split(" ");
        const others = [...known].sort((a, b) => mark(index + a) - mark(index + b));
        const wrong = [...new Set([...[...new Set(later)].filter((name) => name !== right).slice(0, 2), ...others])];
        return [right, ...wrong.filter((name) => name && name !== right).slice(0, 3)]
          .sort((a, b) => mark(index + a) - mark(index + b));
      };

      // What is asked of a callback: its name, and in a lesson the state that code reads in it, and what it carries.
      const carried = (step) => parts(step, "load").join(", ") || "nothing";
      const ofAll = (value) => [...new Set(steps.filter(isCallback).map(value))].filter(Boolean).sort();
      const questions = {
        name: { of: (step) => part(step, "name"), text: () => "Which callback comes next?", choices },
        state: {
          of: (step) => part(step, "state"), text: (step) => "Which state does code read in " + part(step, "name") + "?",
          choices: () => ofAll(questions.state.of),
        },
        load: { of: carried, text: (step) => "What does " + part(step, "name") + " carry?", choices: () => ofAll(carried) },
      };
      const asked = () => list.dataset.predicts === undefined ? ["name"]
        : Object.keys(questions).filter((kind) => kind === "name" || questions[kind].choices().length > 1);

      const ask = () => {
        const index = steps.findIndex((step, number) => number > quiz.reached && isCallback(step));
        quiz.reached = index < 0 ? steps.length - 1 : index - 1;
        show(quiz.reached);
        if (index < 0) return say("No question is left: " + score() + ".");
        const question = questions[asked()[quiz.part]];
        quiz.open = question.choices(index);
        const buttons = [...quiz.open, "I don't know"].map((name, number) => {
          const key = (number + 1) % (quiz.open.length + 1);
          const button = make("button", "", "choice");
          const text = make("span", "");
          text.append(...name.split(/(?<=:)(?!\\))|(?<=[a-z])(?=[A-Z])/).flatMap((piece) => [piece, make("wbr", "")]));
          button.append(make("b", key + " "), text);
          button.type = "button";
          button.addEventListener("click", () => answer(key));
          return button;
        });
        const text = question.text(steps[index]);
        byId("stage").classList.add("asking");
        byId("panel").replaceChildren(
          make("h2", text), ...buttons, make("p", score() + ". Keys: a number answers, Escape ends.", "score"));
        rewind();
        byId("status").textContent = [text, ...buttons.map((button) => button.textContent)].join(" ");
      };

      const answer = (key) => {
        const kind = asked()[quiz.part];
        const [given, right] = [quiz.open[key - 1], questions[kind].of(steps[quiz.reached + 1])];
        const comesLater = kind === "name" && given !== right
          && steps.slice(quiz.reached + 2).some((step) => isCallback(step) && part(step, "name") === given);
        quiz.asked += 1;
        if (given === right) quiz.right += 1;
        const verdict = (given === right ? "Right. " : (given ? "No, it" : "It") + " is " + right + ". ")
          + (comesLater ? given + " comes later. " : "");
        const stays = byId("panel").contains(document.activeElement);
        quiz.part = (quiz.part + 1) % asked().length;
        if (quiz.part > 0) {
          ask();
          say(verdict);
        } else {
          quiz.reached += 1;
          show(quiz.reached);
          say(verdict + score() + "." + (steps.slice(present + 1).some(isCallback) ? "" : " No question is left."));
        }
        if (stays) byId("panel").focus();
      };

      // Hides what comes, and asks for it; or ends that.
      const toggleQuiz = () => {
        const ended = quiz && score();
        quiz = quiz ? null : { reached: present, asked: 0, right: 0, open: null, part: 0 };
        byId("quiz").setAttribute("aria-pressed", String(quiz !== null));
        byId("cover").checked = quiz !== null;
        show(present);
        hideLater(present + 1, steps.length);
        if (quiz) ask();
        else say("The quiz is over: " + ended + ".");
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
        first: () => show(0), back: () => show(present - 1),
        next: () => quiz && present === quiz.reached && present < steps.length - 1 ? ask() : show(present + 1),
        last: () => show(steps.length - 1), quiz: toggleQuiz,
        fold: () => byId("fold").setAttribute("aria-expanded", String(!byId("stage").classList.toggle("folded"))),
      };
      const keys = {
        ArrowRight: "next", ArrowDown: "next", n: "next", j: "next", " ": "next",
        ArrowLeft: "back", ArrowUp: "back", p: "back", k: "back", Home: "first", End: "last", "?": "quiz",
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
        else if (event.key === "Escape" && quiz) toggleQuiz();
        else if (quiz?.open && /^[0-9]$/.test(event.key)) {
          if (Number(event.key) <= quiz.open.length) answer(Number(event.key));
        }
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
      byId("cover").addEventListener("change", () => {
        if (quiz) toggleQuiz();
        else hideLater(present + 1, steps.length);
      });
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
      // What a lesson asks first isn't answered below.
      byId("cover").checked = list.dataset.predicts !== undefined && linked() < 0;
      hideLater(1, steps.length);
      show(Math.max(linked(), 0), linked() >= 0 ? "link" : "start");
    })();
    """

/// The hash by which the policy of a page knows the script.
let timelineScriptHash = "sha256-zl6m7ot0LytOFIlSJHrPGVaxFhFxQ719GpsrLc6nT4o="
