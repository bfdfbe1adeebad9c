import type { Interview } from "#shared/interviews/shapes.ts";
import { timeOf } from "./clock.ts";
import type { Entry } from "./log.ts";
import type { Unsent } from "./unsent.ts";

/** An answer on its way, or one that did not get through. */
export interface Pending {
  index: number;
  text: string;
  state: "saving" | "saved" | "offline" | "failed" | "late";
  /** When the server had it. */
  savedAt?: number;
}

type EndReason = NonNullable<Interview["finished"]>["reason"];

interface Talk {
  interview: Interview;
  pending: Pending | undefined;
  /** Texts for questions that were answered elsewhere. */
  others: Unsent[];
  /** The beginning of the next question, as it is streamed. */
  streamed: string;
  again: () => void;
  change: () => void;
}

/** The log of an interview. */
export const entriesOf = ({ interview, pending, others, streamed, again, change }: Talk): Entry[] => {
  const { greeting = "", answered, question, job } = interview;
  const entries: Entry[] = [
    {
      key: "who",
      kind: "who",
      text: `A program asks on behalf of ${job.company_name}. A person reads your answers.`,
    },
    { key: "greeting", kind: "said", text: greeting },
  ];
  for (const [at, { question: asked, answer, answered_at }] of answered.entries()) {
    entries.push(questionAt(at, asked));
    entries.push({
      key: `answer ${at}`,
      kind: "answer",
      text: answer,
      note: savedNote(answered_at),
      isSaved: true,
    });
    entries.push(...others.filter(({ index }) => index === at).map(otherEntry));
  }
  if (question) entries.push(questionAt(question.index, question.text));
  const reason = interview.finished?.reason;
  if (pending) entries.push(...entriesOfPending(pending, streamed, { again, change, reason }));
  if (reason === "time") entries.push({ key: "closed", kind: "system", text: closedText(answered.length) });
  return entries;
};

const questionAt = (at: number, text: string): Entry => ({
  key: `question ${at}`,
  kind: "said",
  text,
  label: `Question ${at + 1}: `,
});

const otherEntry = ({ index, text }: Unsent, at: number): Entry => ({
  key: `other ${index} ${at}`,
  kind: "unsent",
  text,
  note: "Not saved: this question was answered in another window",
});

const savedNote = (at: string | number): string => `Saved ${timeOf(at)}`;

const closedText = (answers: number): string => {
  if (answers === 0) return "The five minutes are over.";
  return `The five minutes are over. Your ${answers === 1 ? "answer is" : `${answers} answers are`} saved.`;
};

const notes: Record<Pending["state"], string> = {
  saving: "Saving",
  saved: "Saved",
  offline: "Not sent yet",
  failed: "Not saved",
  late: "Not saved: the interview had ended",
};

const entriesOfPending = (
  { index, text, state, savedAt }: Pending,
  streamed: string,
  { again, change, reason }: Pick<Talk, "again" | "change"> & { reason: EndReason | undefined },
): Entry[] => {
  const isOnItsWay = state === "saving" || state === "saved";
  const isOutOfTime = state === "late" && reason === "time";
  const unsaved = isOutOfTime ? "Not saved: it came after the five minutes" : notes[state];
  const note = savedAt ? savedNote(savedAt) : unsaved;
  const kind = isOnItsWay ? "answer" : "unsent";
  const answer: Entry = { key: `answer ${index}`, kind, text, note, isSaved: savedAt !== undefined };
  if (streamed) return [answer, { ...questionAt(index + 1, streamed) }];
  if (isOnItsWay) return [answer, { key: "next", kind: "who", text: "The next question comes at once" }];
  if (state !== "failed") return [answer];
  return [
    answer,
    {
      key: "failure",
      kind: "system",
      text: "I'm sorry, there was an error processing your response. Please try again.",
      actions: [
        { label: "Send again", act: again },
        { label: "Change it", act: change },
      ],
    },
  ];
};
