import type { Gap, GapQuestion, GapStatus } from "#shared/gaps/shapes.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { shortDay } from "../../lib/format/dates.ts";

export const statusNames: Record<GapStatus, string> = {
  open: "Open",
  asked: "Asked",
  closed: "Closed",
  set_aside: "Set aside",
};

export const people = (count: number): string => (count === 1 ? "person" : "people");

const times = (count: number): string => (count === 1 ? "once" : `${whole(count)} times`);

/** "18 times since Oct 28" */
export const frequency = ({ asked, firstAsked }: Gap): string =>
  asked === 1 ? `once, ${shortDay(firstAsked)}` : `${times(asked)} since ${shortDay(firstAsked)}`;

/** "13 people asked 18 times since Oct 28. Shop help." */
export const summary = (gap: Gap): string =>
  `${whole(gap.people)} ${people(gap.people)} asked ${frequency(gap)}. ${gap.chatbotName}.`;

/** "12 of 13 answered now" */
export const answeredNow = ({ answered, people: all }: { answered: number; people: number }): string =>
  `${whole(answered)} of ${whole(all)} answered now`;

type Tone = "good" | "busy" | "warn" | "bad" | "idle";

/** The outcome of a question, as a dot and a word. */
export const outcomeOf = ({ kind, result }: GapQuestion): { tone: Tone; word: string } => {
  if (result === "answered") return { tone: "good", word: "Answered" };
  if (result === "failed") return { tone: "bad", word: "Failed" };
  return kind === "disliked" && !result
    ? { tone: "bad", word: "Disliked" }
    : { tone: "warn", word: "Nothing found" };
};
