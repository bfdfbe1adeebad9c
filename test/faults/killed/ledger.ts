import type { Api } from "../../users.ts";

/** Something that somebody does one thing to at a time. */
interface Held {
  isBusy: boolean;
}

/** `is` was acknowledged last; while a change is under way it may be `maybe` already. */
export interface Value<T> extends Held {
  is: T;
  maybe: T | undefined;
}

export interface OwnDocument extends Held {
  id: string;
  chatbotId: string;
  /** The file's text; undefined until its upload is acknowledged. */
  text: string | undefined;
  maybe: string | undefined;
  presence: "there" | "maybe" | "gone";
}

export interface OwnWidget extends Held {
  id: string;
  name: Value<string>;
  presence: "there" | "maybe" | "gone";
}

/** A conversation of a visitor; what was answered was read to its end. */
export interface Conversation extends Held {
  id: string;
  answered: { question: string; answer: string }[];
}

export interface OwnChatbot {
  id: string;
  name: string;
  title: Value<string | null>;
  /** Its public link, once that is acknowledged, and the questions that were answered there, or asked. */
  slug: string | null;
  asked: number;
  attempted: number;
}

/** An owner's operations, and what the product has acknowledged of them. */
export interface Ledger {
  owner: Api;
  chatbots: OwnChatbot[];
  documents: OwnDocument[];
  widgets: OwnWidget[];
  conversations: Conversation[];
  /** Requests for something new whose answer has not come. */
  attempts: { chatbots: number; documents: number; widgets: number };
}

export const newLedger = (owner: Api): Ledger => ({
  owner,
  chatbots: [],
  documents: [],
  widgets: [],
  conversations: [],
  attempts: { chatbots: 0, documents: 0, widgets: 0 },
});

/** How many things were acknowledged. */
export const acknowledged = ({ chatbots, documents, widgets, conversations }: Ledger): number =>
  1 +
  chatbots.length +
  documents.filter(({ text }) => text !== undefined).length +
  widgets.length +
  conversations.reduce((sum, { answered }) => sum + answered.length, 0);
