import type { ConfiguredChatbot } from "#lambdas/chatbots/store.ts";
import type { EarlierTurns } from "./conversation/turns.ts";

export interface ChatQuestion extends ConfiguredChatbot {
  question: string;
  earlier: EarlierTurns;
  /** Requests the debug view. */
  isDebugged?: boolean;
  askedAt: Date;
  signal: AbortSignal;
}
