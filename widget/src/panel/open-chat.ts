import type { PublicWidget } from "#shared/widgets/shapes.ts";
import type { Composer } from "../chat/composer.ts";
import type { Message } from "../chat/message.ts";
import type { Make } from "../make.ts";
import type { Visitor } from "../visitor/visitor-session.ts";
import type { MountPoint } from "./mount-point.ts";
import type { StoredSession } from "./stored-session.ts";
import type { Emit, Tell } from "./teller.ts";

/** A widget's chat for the pieces that are loaded when somebody needs them. */
export interface OpenChat {
  widget: PublicWidget;
  mountPoint: MountPoint;
  panel: HTMLElement;
  log: HTMLElement;
  composer: Composer;
  session: StoredSession;
  visitor: Visitor;
  tell: Tell;
  emit: Emit;
  save: () => void;
  make: Make;
  /** The page's own words about itself. */
  context?: object | null;
  /** Resolves when the visitor is named, if the page does. */
  named?: Promise<void>;
  /** Resolves when the page's last message is answered. */
  asked?: Promise<void>;
  /** Resolves when the answer has come, or has failed. */
  ask: (question: string) => Promise<void>;
  /** Shows what is due, such as the visitor's form, which then stands in the panel's `data-stage`. */
  accompany: () => void;
  add: (message: Message) => void;
  /** Loads the piece about people, or a piece's words in a language: only the chat knows the addresses of pieces. */
  load: (name: "live" | `${"live" | "attach"}-${string}`) => Promise<unknown>;
  /** Aborts the answer that is being streamed and empties the log. */
  clear: () => void;
}

/** Who is behind the chat, for sentences about them: the company, or else the site. */
export const ownerOf = ({ widget: { branding }, mountPoint }: OpenChat): string =>
  branding.companyName || (mountPoint.fillsPage ? branding.title : location.hostname);

/** Ends the session, and empties log, details and what the browser keeps. */
export const forgetChat = ({ visitor, session, clear }: OpenChat): void => {
  visitor.end();
  delete session.pass;
  delete session.isAsked;
  delete session.seq;
  delete session.files;
  delete session.visitorId;
  session.visitorInfo = {};
  clear();
};
