import type { Interview } from "#shared/interviews/shapes.ts";
import { element } from "#widget/src/element.ts";
import { icon } from "#widget/src/icon.ts";
import { askingButton, quietButton } from "./button.ts";
import { dayOf } from "./clock.ts";
import { doneLines } from "./drawings.ts";
import { privateLink } from "./private-link.ts";

export interface DoneActions {
  slug: string;
  token: string;
  readAnswers: () => void;
  askPerson: () => Promise<void>;
  erase: () => Promise<void>;
  /** Undefined if the posting takes no applications any more. */
  applyAgain: (() => void) | undefined;
}

/** The panel in place of the input, once an interview has ended. No score stands in it. */
export function donePanel(interview: Interview, actions: DoneActions): HTMLElement {
  const { answered, person_requested_at, kept_until, application } = interview;
  const items = [
    ...(answered.length > 0 ? [quietButton("Read your answers", actions.readAnswers)] : []),
    person_requested_at
      ? element("span", {}, `You asked for a person on ${dayOf(person_requested_at)}.`)
      : quietButton("Ask for a person to review them", () => void actions.askPerson()),
    erasing(actions.erase),
    ...applyingAgain(actions.applyAgain),
  ];
  return element(
    "div",
    { class: "finished" },
    element("h2", { tabindex: "-1" }, icon(doneLines), "Application Submitted!"),
    element(
      "p",
      { dir: "auto" },
      ...thanksFor(interview),
      element("b", {}, application.applicant_email),
      ".",
    ),
    element("ul", {}, ...items.map((item) => element("li", {}, item))),
    element("small", {}, `Kept until ${dayOf(kept_until)}.`),
    privateLink(actions.slug, actions.token),
  );
}

/** The button that erases an application, once it was asked. */
export const erasing = (act: () => Promise<void>): HTMLElement =>
  askingButton("Erase my application", {
    question: "Erase your details and all answers for good? Nobody can bring them back.",
    yes: "Erase",
    no: "Keep it",
    act,
  });

/** The way to an empty form, for another application or another person; the private link is the way back. */
export const applyingAgain = (act: (() => void) | undefined): HTMLElement[] =>
  act
    ? [
        askingButton("Apply again, or as somebody else", {
          question:
            "This application leaves this browser: only the private link opens it again. Copy the link first if you want to come back.",
          yes: "Show the form",
          no: "Stay here",
          act: async () => act(),
          isHarmless: true,
        }),
      ]
    : [];

const thanksFor = ({ finished, answered, application, job }: Interview): string[] => {
  const thanks = `Thank you, ${application.applicant_name}. `;
  const company = job.company_name;
  const reading = `A person at ${company} reads them and writes to `;
  if (answered.length === 0)
    return [thanks, `${company} has your application. A person there reads it and writes to `];
  if (finished?.reason === "time")
    return [
      thanks,
      "The answers you gave count; a question that you could not answer in time is not held against you. ",
      reading,
    ];
  const count = answered.length === 1 ? "Your answer is" : `Your ${numberOf(answered.length)} answers are`;
  return [
    thanks,
    `${count} with ${company}. `,
    answered.length === 1 ? reading.replace("them", "it") : reading,
  ];
};

/** Numbers up to five in words. */
export const numberOf = (count: number): string =>
  ["no", "one", "two", "three", "four", "five"][count] ?? `${count}`;
