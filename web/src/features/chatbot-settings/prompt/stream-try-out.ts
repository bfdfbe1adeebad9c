import { routeTable } from "virtual:route-table";
import type { chat } from "#shared/chat/routes.ts";
import type { ChatEvent } from "#shared/chat/sse.ts";
import type { Input } from "#shared/contract/route.ts";
import { answerEvents } from "#web/lib/api/answer-events.ts";

type TryOut = Omit<Input<(typeof chat)["tryOut"]>, "stream">;

/** Asks by settings that need not be saved and yields the answer's events. Throws AppError if it is rejected. */
export const streamTryOut = (input: TryOut, signal: AbortSignal): AsyncGenerator<ChatEvent> =>
  answerEvents(routeTable.chat.tryOut, input, signal);
