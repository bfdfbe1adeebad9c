import * as z from "zod";
import type { StartEntry, StoredConversation } from "#lambdas/conversations/store.ts";
import { AppError } from "#shared/errors.ts";
import { decodeState, encodeState } from "../progress.ts";
import { readFound } from "./read-found.ts";
import type { Searched } from "./searched.ts";

const Place = z.object({ at: z.string(), id: z.string() });

interface Part {
  cursor?: string | undefined;
  before?: string | undefined;
  isMeant(conversation: StoredConversation): boolean;
}

const atOnce = 100;

/**
 * The conversations that words, feedback or channel select, by their start, the latest first, in groups with the cursor
 * behind each one. Throws AppError `conflict` while the index lacks conversations, because counts, exports and
 * deletions have to be whole.
 */
export async function* readFoundByStart(
  { filter, isPrepared }: Searched,
  { cursor, before, isMeant }: Part,
): AsyncGenerator<StartEntry[]> {
  if (!isPrepared)
    throw new AppError(
      "conflict",
      "Older conversations are still being prepared for the search. Try again in a few minutes.",
    );
  let after = decodeState(Place, cursor);
  do {
    const page = { by: "start", order: "newest", limit: atOnce, after } as const;
    const { found, last } = await readFound({ ...filter, before }, page);
    yield found.flatMap(({ conversation, place }) =>
      isMeant(conversation) ? [{ conversation, cursor: encodeState(place) }] : [],
    );
    after = last;
  } while (after);
}
