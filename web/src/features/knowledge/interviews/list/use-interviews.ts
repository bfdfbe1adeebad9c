import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { type InterviewStatus, interviewStatuses } from "#shared/knowledge/rules.ts";
import { api } from "#web/lib/api/api.ts";

export interface InterviewView {
  search: string;
  status: "all" | InterviewStatus;
  find: (search: string) => void;
  choose: (status: string) => void;
}

/** The search and the status of the list, which the address holds beside the tab. */
export const useInterviewView = (): InterviewView => {
  const [query, setQuery] = useSearchParams();
  const set = (name: string, value: string) =>
    setQuery(
      (present) => {
        const next = new URLSearchParams(present);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return {
    search: query.get("search")?.trim().slice(0, 200) ?? "",
    status: interviewStatuses.find((status) => status === query.get("status")) ?? "all",
    find: (search) => set("search", search),
    choose: (status) => set("status", status === "all" ? "" : status),
  };
};

/** The interviews of the view, newest first, a page at a time. */
export const useInterviews = ({ search, status }: Pick<InterviewView, "search" | "status">) =>
  useInfiniteQuery({
    queryKey: ["knowledgeInterviews", "list", search, status],
    queryFn: ({ pageParam }) => api.knowledgeInterviews.list({ search, status, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
