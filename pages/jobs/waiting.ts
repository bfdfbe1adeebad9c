import type { Interview } from "#shared/interviews/shapes.ts";
import { element } from "#widget/src/element.ts";
import { whileOff } from "./button.ts";
import { dayOf } from "./clock.ts";
import { applyingAgain, erasing } from "./done.ts";
import { privateLink } from "./private-link.ts";

interface WaitingActions {
  slug: string;
  token: string;
  start: () => Promise<void>;
  askPerson: () => Promise<void>;
  erase: () => Promise<void>;
  applyAgain: (() => void) | undefined;
}

/** An application whose interview has not begun: its applicant asked for a person, or the start failed. */
export function waitingPanel(interview: Interview, actions: WaitingActions): HTMLElement {
  const { application, job, person_requested_at, kept_until } = interview;
  const isForPerson = person_requested_at !== undefined;
  const begin = element(
    "button",
    { class: isForPerson ? "quiet" : "button primary start", type: "button" },
    isForPerson ? "Take the interview instead" : "Start Interview",
  );
  const person = element("button", { class: "quiet", type: "button" }, "I would rather speak with a person");
  const during = (act: () => Promise<void>) => () => void whileOff([begin, person], act);
  begin.onclick = during(actions.start);
  person.onclick = during(actions.askPerson);
  return element(
    "div",
    { class: "contact" },
    element("h2", { tabindex: "-1" }, isForPerson ? "A person will answer you" : "Your application is saved"),
    element(
      "p",
      {},
      isForPerson ? forPerson(job.company_name) : "The five minutes begin when you start the interview.",
    ),
    element(
      "dl",
      {},
      element("dt", {}, "Name"),
      element("dd", { dir: "auto" }, application.applicant_name),
      element("dt", {}, "Reply goes to"),
      element("dd", {}, application.applicant_email),
      element("dt", {}, "Kept until"),
      element("dd", {}, dayOf(kept_until)),
    ),
    begin,
    ...(isForPerson ? [] : [person]),
    erasing(actions.erase),
    ...applyingAgain(actions.applyAgain),
    privateLink(actions.slug, actions.token),
  );
}

const forPerson = (company: string): string =>
  `${company} was told that you would rather speak with a person. The program has asked nothing, and there is no score. Your application counts the same.`;
