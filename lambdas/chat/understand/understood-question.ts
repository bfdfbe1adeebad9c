import type { ConfiguredChatbot } from "#lambdas/core/chatbots/store.ts";
import type { Usage } from "#platform/models/port.ts";
import type { VisitorFiles } from "../attached/visitor-files.ts";
import type { Turn } from "../conversation/turns.ts";
import type { Stopwatch } from "../debug/stopwatch.ts";
import type { SpokenLanguage } from "../language/spoken-language.ts";
import type { SearchOutcome } from "../retrieval/retrieve.ts";

export interface QuestionInConversation extends ConfiguredChatbot {
  question: string;
  turns: Turn[];
  /** The visitor's files, which are searched too. */
  attached?: VisitorFiles;
  language: SpokenLanguage | undefined;
  signal: AbortSignal;
  watch: Stopwatch;
}

export interface UnderstoodQuestion extends SearchOutcome {
  /** Tokens of the rewriting; absent if no language model was called. */
  usage?: Usage;
}
