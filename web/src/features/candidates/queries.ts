import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CandidateFilter } from "#shared/candidates/shapes.ts";
import { query, queryClient } from "#web/lib/api/api.ts";
import { useIsLive } from "#web/lib/api/socket.ts";

/** Candidates of a page of the list. */
export const pageLength = 50;

const pollMs = 15_000;

/** A flag as the address of a request has it. */
export const flag = (isSet: boolean) => (isSet ? "true" : "false");

/** Pushed messages have candidates read again; without a socket they are polled. */
const usePolling = () => {
  const isLive = useIsLive();
  return { staleTime: 0, refetchInterval: isLive === false && pollMs };
};

/** A page of the list. */
export const useCandidates = ({ filter, page }: { filter: CandidateFilter; page: number }) =>
  useQuery({
    ...query("candidates", "list", { ...filter, blind: flag(filter.blind), page, limit: pageLength }),
    ...usePolling(),
    placeholderData: keepPreviousData,
    meta: { failure: "Failed to load applications" },
  });

export type Candidates = ReturnType<typeof useCandidates>;

export const useJobs = () => useQuery(query("candidates", "jobs", {}));

export const useCandidate = (id: string, { blind }: { blind: boolean }) =>
  useQuery({ ...query("candidates", "get", { id, blind: flag(blind) }), ...usePolling() });

export const useResponses = (id: string, { blind }: { blind: boolean }) =>
  useQuery({
    ...query("candidates", "responses", { id, blind: flag(blind) }),
    ...usePolling(),
    meta: { failure: "Failed to load interview responses" },
  });

export const useTranscript = (id: string, { blind }: { blind: boolean }) =>
  useQuery({
    ...query("candidates", "transcript", { id, blind: flag(blind) }),
    ...usePolling(),
    meta: { failure: "Failed to load conversation" },
  });

/** Reads everything about candidates once more. */
export const reread = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ["candidates"] });
