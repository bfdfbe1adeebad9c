import type { Message } from "../chat/message.ts";
import type { Make } from "../make.ts";
import type { Visitor } from "../visitor/visitor-session.ts";

/** A chat that people of the team may take part in. */
export interface LiveChat {
  make: Make;
  log: HTMLElement;
  visitor: Visitor;
  /** The widget or public chatbot that is asked. */
  to: { widgetId: string } | { ragSlug: string };
  /** Who is behind the chat. */
  owner: string;
  /** A tag of BCP 47, for times and mails. */
  language: string;
  /** Where styles go; absent on a page that has its own. */
  root?: ShadowRoot;
  messages: Message[];
  /** The number of the conversation's last event that was read; kept with the messages. */
  session: { seq?: number };
  /** The address that the visitor has given already, or nothing. */
  knownEmail: () => string;
  add: (message: Message) => void;
  /** Called with each message of a person. */
  told: (text: string) => void;
}
