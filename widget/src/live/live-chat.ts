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
  /** Where styles go; absent on a page that has its own. */
  root?: ShadowRoot;
  /** Whether visitors may ask for a person. */
  offersPerson: boolean;
  /** The number of the conversation's last event that was read; kept with the messages. */
  session: { seq?: number };
  add: (message: Message) => void;
  /** Called with each message of a person. */
  told: (text: string) => void;
}
