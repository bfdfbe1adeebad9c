import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import type { Input } from "#shared/contract/route.ts";
import type { gaps } from "#shared/gaps/routes.ts";
import type { Gap, GapDetail } from "#shared/gaps/shapes.ts";
import { api, query, queryClient } from "../../lib/api/api.ts";

/** While questions are gathered or asked again, or a document is awaited, the gaps are read again. */
const pollMs = 1500;
const slowPollMs = 15_000;

const interval = (found: Gap[]): number | false => {
  if (found.some(isAsking)) return pollMs;
  return found.some(({ awaitsDocument }) => awaitsDocument) ? slowPollMs : false;
};

export const isAsking = ({ replay }: Pick<Gap, "replay">): boolean =>
  replay !== undefined && replay.endedAt === undefined;

export const useGaps = (chatbotId: string | undefined) =>
  useQuery({
    ...query("gaps", "list", { chatbotId }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.isGrouping ? pollMs : interval(data?.items ?? [])),
  });

export const useGap = (id: string) =>
  useQuery({
    ...query("gaps", "get", { id }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? interval([state.data]) : false),
  });

type Act = Omit<Input<(typeof gaps)["act"]>, "id">;

/** Does something with a gap, and shows the state that it has then. */
export const useAct = (id: string, failure: string, success?: string) =>
  useMutation({
    mutationFn: (input: Act) => api.gaps.act({ id, ...input }),
    meta: { failure, ...(success && { success }) },
    onSuccess: ({ token: _, ...gap }: GapDetail) => {
      queryClient.setQueryData(query("gaps", "get", { id }).queryKey, gap);
      void queryClient.invalidateQueries({ queryKey: ["gaps", "list"] });
    },
  });
