import type { ConfiguredChatbot } from "#lambdas/core/chatbots/store.ts";
import type { PageContext } from "#shared/chat/page-context.ts";
import type { VisitorFiles } from "./attached/visitor-files.ts";
import type { EarlierTurns } from "./conversation/turns.ts";
import type { SpokenLanguage } from "./language/spoken-language.ts";

export interface ChatQuestion extends ConfiguredChatbot {
  question: string;
  earlier: EarlierTurns;
  /** The words of the visitor's page about itself. */
  pageContext?: PageContext;
  /** The language of the page on which it was asked, for a question that has none. */
  pageLanguage?: SpokenLanguage | undefined;
  /** The files that the visitor attached. */
  attached?: VisitorFiles;
  /** Requests the debug view. */
  isDebugged?: boolean;
  askedAt: Date;
  signal: AbortSignal;
}
