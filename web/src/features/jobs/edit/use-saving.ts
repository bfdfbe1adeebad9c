import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { AppError } from "#shared/errors.ts";
import type { JobDetail } from "#shared/jobs/shapes.ts";
import { api, query } from "#web/lib/api/api.ts";
import { dismissErrors } from "#web/lib/toaster.ts";
import { showIssues } from "#web/ui/form/show-issues.ts";
import { formOf, type JobForm } from "../form/job-form.ts";
import type { Draft } from "../form/use-draft.ts";

export interface Saving {
  save: (values: JobForm) => void;
  isPending: boolean;
  /** The posting as somebody else saved it since it was read. */
  theirs: JobDetail | undefined;
  /** Saves this form over theirs. */
  keepMine: () => void;
  takeTheirs: () => void;
}

/** Saves the posting on the version that was read. If somebody saved a later one, both are shown. */
export const useSaving = (
  job: JobDetail,
  { form, draft }: { form: UseFormReturn<JobForm>; draft: Draft },
): Saving => {
  const client = useQueryClient();
  const [theirs, setTheirs] = useState<JobDetail>();
  const own = query("jobs", "get", { id: job.id });
  const take = (present: JobDetail) => {
    setTheirs(undefined);
    draft.forget();
    form.reset(formOf(present));
    client.setQueryData(own.queryKey, present);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: ({ values, version }: { values: JobForm; version: number }) =>
      api.jobs.update({ id: job.id, version, ...values }),
    meta: { success: "Job posting updated successfully!", failure: "Failed to update job posting" },
    onSuccess: (present) => {
      dismissErrors();
      take(present);
      void client.invalidateQueries({ queryKey: ["jobs", "list"] });
    },
    onError: async (error) => {
      showIssues(form, error);
      if (error instanceof AppError && error.code === "conflict")
        setTheirs(await api.jobs.get({ id: job.id }));
    },
  });
  return {
    isPending,
    theirs,
    save: (values) => mutate({ values, version: job.version }),
    keepMine: () => {
      const version = theirs?.version ?? job.version;
      void form.handleSubmit((values) => mutate({ values, version }))();
    },
    takeTheirs: () => {
      if (theirs) take(theirs);
      dismissErrors();
    },
  };
};
