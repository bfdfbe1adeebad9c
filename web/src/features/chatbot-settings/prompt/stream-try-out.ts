import { routeTable } from "virtual:route-table";
import type { chat } from "#shared/chat/routes.ts";
import { type ChatEvent, decodeEvents } from "#shared/chat/sse.ts";
import { toRequest } from "#shared/client.ts";
import type { Input } from "#shared/contract/route.ts";
import { send } from "#web/lib/api/send.ts";

type TryOut = Omit<Input<(typeof chat)["tryOut"]>, "stream">;

/** Asks by settings that need not be saved and yields the answer's events. Throws AppError if it is rejected. */
export async function* streamTryOut(input: TryOut, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  const request = toRequest(routeTable.chat.tryOut, { ...input, stream: true }, location.origin);
  const response = await send(new Request(request, { signal }));
  if (response.body) yield* decodeEvents(response.body);
}
