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
  /** What its file says, as far as its upload was acknowledged; undefined before. */
  text: string | undefined;
  maybe: string | undefined;
  presence: "there" | "maybe" | "gone";
}

export interface OwnWidget extends Held {
  id: string;
  name: Value<string>;
  presence: "there" | "maybe" | "gone";
}

/** A talk of a visitor; what was answered was read to its end. */
export interface Talk extends Held {
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

/** What one owner did, and what the product has acknowledged of it. */
export interface Ledger {
  owner: Api;
  chatbots: OwnChatbot[];
  documents: OwnDocument[];
  widgets: OwnWidget[];
  talks: Talk[];
  /** Requests for something new whose answer has not come. */
  attempts: { chatbots: number; documents: number; widgets: number };
}

export const newLedger = (owner: Api): Ledger => ({
  owner,
  chatbots: [],
  documents: [],
  widgets: [],
  talks: [],
  attempts: { chatbots: 0, documents: 0, widgets: 0 },
});

/** How many things were acknowledged. */
export const acknowledged = ({ chatbots, documents, widgets, talks }: Ledger): number =>
  1 +
  chatbots.length +
  documents.filter(({ text }) => text !== undefined).length +
  widgets.length +
  talks.reduce((sum, { answered }) => sum + answered.length, 0);
