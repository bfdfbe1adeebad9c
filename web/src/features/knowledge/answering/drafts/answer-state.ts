import type { SavedResponse } from "#shared/knowledge/interview-shapes.ts";
import type { SavedText } from "../port.ts";
import type { Answer } from "./answer.ts";
import type { FollowUpText } from "./follow-up.ts";

export type Connection = "saved" | "saving" | "offline" | "waiting";

export interface AnswerState {
  answers: ReadonlyMap<string, Answer>;
  connection: Connection;
}

export interface AnswerStore {
  state: () => AnswerState;
  subscribe: (listener: () => void) => () => void;
  write: (questionId: string, text: string) => void;
  followUp: (questionId: string, followUp: FollowUpText | undefined) => void;
  /** Saves the text in the field; a second call before the reply gets the same reply. */
  save: (questionId: string, options?: Pick<SavedText, "follow_up" | "isLast">) => Promise<SavedResponse>;
  /** Ends a conflict with this text, on the other window's version. */
  choose: (questionId: string, text: string) => void;
  /** Reads the interview again and takes over what others changed in it. */
  reread: () => Promise<void>;
  /** Sends what waits. */
  flush: () => Promise<void>;
  close: () => void;
  /** Forgets everything that was typed, and sends nothing any more. */
  discard: () => void;
}
