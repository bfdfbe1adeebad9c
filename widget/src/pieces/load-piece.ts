import type { ServeCall } from "../api/serve-call.ts";
import type { AttachWords } from "../attach/attach-words.ts";
import type { ServeFiles } from "../attach/serve-files.ts";
import type { FinishAnswer } from "../chat/answer/finish-answer.ts";
import type { SayStill } from "../chat/waiting/still-thinking.ts";
import type { AskVisitor } from "../form/visitor-form.ts";
import type { FollowPeople } from "../live/follow-people.ts";
import type { GoLive } from "../live/live.ts";
import type { LiveWords } from "../live/live-words.ts";
import type { FollowPage } from "../panel/follow-page.ts";
import type { MountPoint, Panel } from "../panel/mount-point.ts";
import type { Accompany } from "../visit/accompany.ts";
import type { PieceWords, Translation } from "../words/translation.ts";

/** The address of every piece with `*` for its name; set by the build. */
declare const PIECES: string;

interface Pieces {
  /** Sources, topics, thumbs and measures below an answer. */
  answer: { finishAnswer: FinishAnswer };
  /** The same with the menu, and what tells of answers while the chat is closed. */
  talk: { finishAnswer: FinishAnswer; accompany: Accompany };
  /** Attached files. */
  attach: { serveFiles: ServeFiles };
  /** Serves the page's calls. */
  api: { serveCall: ServeCall };
  /** The words of the pieces in English, which the chat does not have. */
  "words-en": { default: PieceWords };
  /** The line of an answer that takes long to begin. */
  late: { sayStill: SayStill };
  /** Messages of people, and who answers. */
  live: { goLive: GoLive; followPeople: FollowPeople };
  /** The note in place of a chat that is missing or switched off. */
  note: { mountNote: (mountPoint: MountPoint) => Panel | undefined };
  /** The visitor's form. */
  form: { askVisitor: AskVisitor };
  /** Follows the page's dark mode. */
  scheme: { followPage: FollowPage };
}

type Piece<Name extends string> = Name extends keyof Pieces
  ? Pieces[Name]
  : {
      default: Name extends `live-${string}`
        ? LiveWords
        : Name extends `attach-${string}`
          ? AttachWords
          : Translation;
    };

/** Loads a part of the chat that not every visitor needs. Rejects if it cannot be fetched. */
export const loadPiece = <Name extends keyof Pieces | `${"words" | "live" | "attach"}-${string}`>(
  name: Name,
): Promise<Piece<Name>> => import(new URL(PIECES.replace("*", name), import.meta.url).href);
