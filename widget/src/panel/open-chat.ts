import type { PublicWidget } from "#shared/contract/widgets.ts";
import type { Composer } from "../chat/composer.ts";
import type { Make } from "../make.ts";
import type { Visitor } from "../visitor/visitor-session.ts";
import type { Words } from "../words/words.ts";
import type { MountPoint } from "./mount-point.ts";
import type { StoredSession } from "./stored-session.ts";
import type { Tell } from "./teller.ts";

/** A widget's chat for the pieces that are loaded when somebody needs them. */
export interface OpenChat {
  widget: PublicWidget;
  mountPoint: MountPoint;
  /** Gets an event of each kind that `tell` tells. */
  panel: HTMLElement;
  log: HTMLElement;
  composer: Composer;
  session: StoredSession;
  visitor: Visitor;
  words: Words;
  tell: Tell;
  save: () => void;
  make: Make;
  /** Aborts the answer that is being streamed and empties the log. */
  clear: () => void;
}

/** Who is behind the chat, for sentences about them: the company, or else the site. */
export const ownerOf = ({ widget: { branding }, mountPoint }: OpenChat): string =>
  branding.companyName || (mountPoint.fillsPage ? branding.title : location.hostname);
