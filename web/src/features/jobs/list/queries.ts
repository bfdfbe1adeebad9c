import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { JobPosting } from "#shared/jobs/shapes.ts";
import { api, query } from "#web/lib/api/api.ts";
import type { View } from "./use-view.ts";

/** Postings of a page of the list. */
export const pageLength = 25;

export const useJobs = ({ search, page }: Pick<View, "search" | "page">) =>
  useQuery({
    ...query("jobs", "list", { search, page, limit: pageLength }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failure: "Failed to load jobs" },
  });

export type Jobs = ReturnType<typeof useJobs>;

/** Activates or deactivates a posting; the toast says which. */
export const useActivity = ({ id, is_active }: Pick<JobPosting, "id" | "is_active">) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.jobs.setActive({ id, is_active: !is_active }),
    meta: {
      success: is_active ? "Job posting deactivated" : "Job posting activated",
      failure: "Failed to update job status",
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ["jobs"] }),
  });
};
