import { routeTable } from "virtual:route-table";
import { queryOptions } from "@tanstack/react-query";
import type { ChatEvent } from "#shared/chat/sse.ts";
import { type Client, createClient, type OwnerRoutes } from "#shared/client.ts";
import type { contract } from "#shared/contract/index.ts";
import type { Contract, Input, Result } from "#shared/contract/route.ts";
import { answerEvents } from "./answer-events.ts";
import { send } from "./send.ts";

export { queryClient } from "./query-client.ts";

/** One function per owner's route of the contract, called as the signed-in owner. Throws AppError. */
export const api = createClient<OwnerRoutes<typeof contract>>(routeTable, location.origin, send);

const queriesOf =
  <C extends Contract>(client: Client<C>) =>
  <A extends keyof C & string, R extends keyof C[A] & string>(area: A, name: R, input: Input<C[A][R]>) => {
    const read: (input: Input<C[A][R]>) => Promise<Result<C[A][R]>> = client[area][name];
    return queryOptions({ queryKey: [area, name, input], queryFn: () => read(input) });
  };

/** Query options that read a route; the key is `[area, route, input]`, so that a whole area can be invalidated. */
export const query = queriesOf(api);

type Question = Omit<Input<(typeof contract)["chat"]["ask"]>, "stream">;

/** Asks an own chatbot and yields the answer's events. Throws AppError if the question is rejected. */
export const streamAnswer = (
  question: Question,
  { signal }: { signal?: AbortSignal } = {},
): AsyncGenerator<ChatEvent> => answerEvents(routeTable.chat.ask, question, signal);
