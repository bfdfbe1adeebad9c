import type { Interview } from "#shared/interviews/shapes.ts";
import { element } from "#widget/src/element.ts";
import { askingButton } from "./button.ts";
import { type DoneActions, donePanel, numberOf } from "./done.ts";
import { entriesOf } from "./entries.ts";
import { createField } from "./field.ts";
import { createHead } from "./head.ts";
import type { Keeper } from "./kept.ts";
import { createLog } from "./log.ts";
import { privateLink } from "./private-link.ts";
import { createStrip } from "./strip.ts";
import { createTurns } from "./turns.ts";
import { createVoice } from "./voice.ts";

interface StageOptions extends Omit<DoneActions, "readAnswers"> {
  keeper: Keeper;
  /** Whether the applicant comes back to an interview that was begun before. */
  isBack: boolean;
  /** Called once the application is no longer there. */
  gone: (message: string | undefined) => void;
}

export interface Stage {
  element: HTMLElement;
  focus: () => void;
  /** Asks the server where the interview stands. */
  refresh: () => Promise<void>;
  /** Ends its timers. */
  leave: () => void;
}

/** The interview stage: counter and time, what was said, and the input, which the last panel replaces. */
export function interviewStage(interview: Interview, options: StageOptions): Stage {
  const { keeper, token, gone } = options;
  const head = createHead();
  const log = createLog();
  const strip = createStrip();
  const spoken = element("p", { class: "hidden", role: "status" });
  const field = createField(
    (text) => void turns.send(text),
    (text) => turns.typed(text),
  );
  const voice = createVoice({
    token,
    put: (text) => {
      const typed = field.field.value.trim();
      field.fill(typed ? `${typed}\n\n${text}` : text);
      turns.typed(field.field.value);
      field.field.focus();
    },
    hold: (why) => field.hold(why),
    left: () => turns.state().clock.left(),
  });
  const spokenPart = interview.can_speak ? [voice.element] : [];
  const foot = element("div", { class: "foot-of-talk" }, field.form, ...spokenPart, footNote(options));
  let spokenFor = interview.question ? interview.question.index : -1;
  let othersSpoken = 0;
  const turns = createTurns(interview, { token, keeper, field, strip, gone, draw: () => draw() });

  const draw = (): void => {
    const { interview: present, clock, others } = turns.state();
    head.draw(present, clock);
    voice.draw(present.question?.index);
    log.present(entriesOf({ ...turns.state(), again: turns.again, change: turns.change }));
    if (present.question && present.question.index !== spokenFor) {
      spokenFor = present.question.index;
      const question = `Question ${spokenFor + 1} of ${present.questions}. ${present.question.text}`;
      spoken.textContent = others.length > othersSpoken ? `${elsewhere} ${question}` : question;
      othersSpoken = others.length;
    }
    if (present.finished && foot.isConnected) finish(present);
  };
  const finish = (present: Interview): void => {
    const hadFocus = foot.contains(document.activeElement);
    const panel = donePanel(present, { ...options, readAnswers: log.toStart });
    foot.replaceWith(panel);
    strip.show(undefined);
    spoken.textContent = "Application Submitted!";
    if (hadFocus || document.activeElement === document.body) panel.querySelector("h2")?.focus();
    log.toEnd();
  };
  const stage = element(
    "div",
    { class: "interview" },
    head.element,
    strip.element,
    log.element,
    foot,
    spoken,
  );
  if (options.isBack && !interview.finished) strip.show(welcome(interview, keeper.read().leftAt));
  field.fill(turns.draft());
  draw();
  const stop = turns.run();
  return {
    element: stage,
    focus: () => {
      // the keyboard of a phone would cover the first question
      if (matchMedia("(pointer: fine)").matches) field.field.focus();
      draw();
      log.toEnd();
    },
    refresh: turns.refresh,
    leave: stop,
  };
}

const elsewhere = "Your text was not saved: the question was answered in another window.";

const footNote = ({ slug, token, askPerson }: StageOptions): HTMLElement =>
  element(
    "div",
    { class: "hint" },
    element("p", { class: "wide" }, "Enter sends, Shift+Enter adds a new line."),
    privateLink(slug, token),
    askingButton("I would rather speak with a person", {
      question: "End the interview here? What you have answered is kept, and a person is told.",
      yes: "Ask for a person",
      no: "Go on",
      act: askPerson,
    }),
  );

const welcome = ({ answered, now }: Interview, leftAt: number | undefined) => {
  const away = leftAt ? Math.round((Date.parse(now) - leftAt) / 1000) : 0;
  const saved =
    answered.length === 1 ? "Your answer is saved." : `Your ${numberOf(answered.length)} answers are saved.`;
  const ranOn = away > 0 ? `You were away for ${spanOf(away)}, and the clock ran on.` : "The clock ran on.";
  return {
    kind: "good" as const,
    bold: "Welcome back.",
    text: answered.length ? `${saved} ${ranOn}` : ranOn,
  };
};

const spanOf = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
