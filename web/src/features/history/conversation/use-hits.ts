import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { query } from "#web/lib/api/api.ts";
import type { useMessages } from "./use-messages.ts";

/** The messages in which the words of the search occur, and a step from one to the next. */
export const useHits = (id: string, text: string | undefined, messages: ReturnType<typeof useMessages>) => {
  const { data } = useQuery({
    ...query("history", "hits", { id, text: text ?? "" }),
    enabled: Boolean(text),
  });
  const [chosen, setChosen] = useState<number>();
  const hits = text ? (data?.hits ?? []) : [];
  const at = Math.min(chosen ?? data?.best ?? 0, hits.length - 1);
  const current = hits[at];
  const words = useMemo(() => new Map(data?.hits.map((hit) => [hit.id, hit.words])), [data]);

  const { items, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = messages;
  const first = items?.[0]?.seq ?? 0;
  const mustReadOn = current !== undefined && items !== undefined && current.seq < first && hasNextPage;
  useEffect(() => {
    if (mustReadOn && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [mustReadOn, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  return {
    at,
    count: hits.length,
    /** The words as they stand in each message, by its id. */
    words: text ? words : new Map<string, string[]>(),
    currentId: mustReadOn ? undefined : current?.id,
    /** Goes to the next hit or to the former one; behind the last comes the first. */
    step: (by: 1 | -1) => setChosen((at + by + hits.length) % hits.length),
  };
};
