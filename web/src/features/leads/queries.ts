import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { query } from "../../lib/api/api.ts";
import type { View } from "./use-view.ts";

/** Leads of a page of the list. */
export const pageLength = 50;

export const useLeads = ({ filter, page }: View) =>
  useQuery({
    ...query("leads", "list", { ...filter, page, limit: pageLength }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failure: "Failed to load leads" },
  });

export type Leads = ReturnType<typeof useLeads>;

export const useCounts = () => useQuery({ ...query("leads", "counts", {}), staleTime: 0 });

export const useLead = (id: string) => useQuery({ ...query("leads", "get", { id }), staleTime: 0 });

/** Reads everything about leads once more. */
export const useReread = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["leads"] });
};
