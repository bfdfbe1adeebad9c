import * as z from "zod";
import type { HistoryEntry } from "#shared/history/routes.ts";
import { decodeState, encodeState } from "../progress.ts";
import type { Selection } from "../selection.ts";
import { excerptOf } from "./excerpt.ts";
import { readFound } from "./read-found.ts";
import type { Searched } from "./searched.ts";

const Place = z.object({ at: z.string(), id: z.string() });

interface Page {
  order: "newest" | "oldest";
  limit: number;
  cursor?: string | undefined;
}

/** A page of what words, feedback or channel select, with an excerpt of each conversation in which the words occur. */
export const listFound = async (
  { isMeant, entryOf }: Selection,
  { filter, isPrepared }: Searched,
  { order, limit, cursor }: Page,
): Promise<{ items: HistoryEntry[]; cursor?: string; isPreparing?: true }> => {
  const after = decodeState(Place, cursor);
  const { found, last } = await readFound(filter, { by: "activity", order, limit, after });
  const meant = found.filter(({ conversation }) => isMeant(conversation));
  const items = await Promise.all(
    meant.map(async ({ conversation }) => {
      const excerpt = await excerptOf(conversation, filter.clauses);
      return { ...entryOf(conversation), ...(excerpt && { excerpt }) };
    }),
  );
  return {
    items,
    ...(last && { cursor: encodeState(last) }),
    ...(!isPrepared && { isPreparing: true as const }),
  };
};
