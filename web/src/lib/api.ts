import { queryOptions } from "@tanstack/react-query";
import { type Client, createClient, toRequest } from "#shared/client.ts";
import { contract } from "#shared/contract/index.ts";
import type { Contract, Input, Result, Route } from "#shared/contract/route.ts";
import { type ChatEvent, decodeEvents } from "#shared/sse.ts";
import { send } from "./send.ts";

export { queryClient } from "./query-client.ts";

/** One function per route of the contract, called as the signed-in owner. Throws AppError. */
export const api: Client<typeof contract> = createClient(contract, location.origin, send);

const queriesOf =
  <C extends Contract>(client: Client<C>) =>
  <A extends keyof C & string, R extends keyof C[A] & string>(area: A, name: R, input: Input<C[A][R]>) => {
    const read: (input: Input<C[A][R]>) => Promise<Result<C[A][R]>> = client[area][name];
    return queryOptions({ queryKey: [area, name, input], queryFn: () => read(input) });
  };

/** What `useQuery` needs to read a route; the key is `[area, route, input]`, so an area can be invalidated whole. */
export const query = queriesOf(api);

/** The events of an answer as it is written. Throws AppError where the question is refused before that. */
export async function* streamAnswer<R extends Route>(
  route: R,
  input: Omit<Input<R>, "stream">,
  { signal }: { signal?: AbortSignal } = {},
): AsyncGenerator<ChatEvent> {
  const request = toRequest(route, { ...input, stream: true }, location.origin);
  const response = await send(new Request(request, { signal }), route);
  if (response.body) yield* decodeEvents(response.body);
}
