import { type ChatEvent, decodeEvents } from "#shared/chat/sse.ts";
import { type RouteAddress, toRequest } from "#shared/client.ts";
import { statusOf } from "#shared/errors.ts";
import { failure, send } from "./send.ts";

/**
 * Asks a streaming route and yields the answer's events. Throws AppError if the question is rejected, with the same words
 * whether that comes as a status or, after some seconds, within the stream.
 */
export async function* answerEvents(
  route: RouteAddress,
  input: object,
  signal?: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const request = toRequest(route, { ...input, stream: true }, location.origin);
  const response = await send(new Request(request, { signal: signal ?? null }));
  const { body } = response;
  if (response.headers.get("content-type")?.startsWith("application/json")) {
    const { answer }: { answer: string } = await response.json();
    return yield { type: "delta", text: answer };
  }
  for await (const event of body ? decodeEvents(body) : []) {
    if (event.type === "error")
      throw await failure(Response.json(event.error, { status: statusOf(event.error.code) }));
    yield event;
  }
}
