import type { ConfiguredChatbot } from "#lambdas/chatbots/store.ts";
import type { Earlier } from "./conversation/turns.ts";

export interface Question extends ConfiguredChatbot {
  question: string;
  earlier: Earlier;
  /** Asks for how the answer came about. */
  isDebugged?: boolean;
  askedAt: Date;
  signal: AbortSignal;
}
