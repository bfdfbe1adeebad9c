import type { ConfiguredChatbot } from "#lambdas/chatbots/store.ts";
import type { PageContext } from "#shared/page-context.ts";
import type { EarlierTurns } from "./conversation/turns.ts";

export interface ChatQuestion extends ConfiguredChatbot {
  question: string;
  earlier: EarlierTurns;
  /** The visitor's page, as it describes itself. */
  pageContext?: PageContext;
  /** Requests the debug view. */
  isDebugged?: boolean;
  askedAt: Date;
  signal: AbortSignal;
}
