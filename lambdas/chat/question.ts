import type { ConfiguredChatbot } from "#lambdas/chatbots/store.ts";
import type { Passage } from "#platform/search/port.ts";
import type { PageContext } from "#shared/page-context.ts";
import type { EarlierTurns } from "./conversation/turns.ts";

export interface ChatQuestion extends ConfiguredChatbot {
  question: string;
  earlier: EarlierTurns;
  /** The words of the visitor's page about itself. */
  pageContext?: PageContext;
  /** Passages of the files that the visitor attached. */
  attached?: Passage[];
  /** Requests the debug view. */
  isDebugged?: boolean;
  askedAt: Date;
  signal: AbortSignal;
}
