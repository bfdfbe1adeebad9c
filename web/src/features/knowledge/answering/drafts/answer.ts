import type { KnowledgeResponse } from "#shared/knowledge/interview-shapes.ts";
import type { FollowUpText } from "./follow-up.ts";
import type { KeptDraft } from "./kept-drafts.ts";

/** The text of the same answer in another window. */
export interface OtherText {
  text: string;
  version: number;
  at: string;
}

/** The answer to a question as a window has it. */
export interface Answer {
  /** The text in the field. */
  text: string;
  /** The text that the server has, whether saved or only typed. */
  known: string;
  /** The answer as it was saved; empty before. */
  saved: string;
  version: number;
  /** A text that was sent, and whose reply is still missing. */
  sent?: string | undefined;
  /** Set while another window's text waits for the reader's choice. */
  other?: OtherText | undefined;
  followUp?: FollowUpText | undefined;
  /** Why the server does not take the text. */
  refusal?: string | undefined;
  /** False while neither the server nor this browser's storage has the text. */
  isKept?: boolean | undefined;
  /** When the server took its last text. */
  at?: string | undefined;
}

export const isAnswered = (answer: Answer | undefined): boolean => Boolean(answer?.saved);

/** The server does not have what the field has. */
export const isUnsent = ({ text, known, other }: Answer): boolean => text !== known && !other;

export const emptyAnswer: Answer = { text: "", known: "", saved: "", version: 0 };

export const storedText = ({ draft_text, response_text }: KnowledgeResponse): string =>
  draft_text ?? response_text;

/** The stored answer together with the draft that this device kept of it. */
export const answerOf = (response: KnowledgeResponse | undefined, draft: KeptDraft | undefined): Answer => {
  const answer = response ? ofResponse(response) : emptyAnswer;
  if (!draft) return answer;
  const followUp = draft.followUp ?? answer.followUp;
  const { text, base: known, version, sent } = draft;
  return reconciled({ ...answer, text, known, version, sent, followUp }, answer);
};

const ofResponse = (response: KnowledgeResponse): Answer => ({
  text: storedText(response),
  known: storedText(response),
  saved: response.response_text,
  version: response.version,
  at: response.updated_at,
  ...(response.follow_up?.answer && { followUp: response.follow_up }),
});

/**
 * This window's answer on the version that the server has. Another text there is a conflict, unless this window sent it
 * itself or began with it.
 */
export const reconciled = (mine: Answer, theirs: Answer): Answer => {
  const { known, saved, version, at } = theirs;
  const isOwn = [mine.known, mine.sent, mine.text].some((text) => text?.trim() === known.trim());
  const text = mine.text.trim() === known.trim() ? known : mine.text;
  const present = { ...mine, saved, sent: undefined, refusal: undefined };
  if (version === mine.version || isOwn) return { ...present, text, known, version, at, other: undefined };
  return { ...present, other: { text: known, version, at: at ?? "" } };
};
