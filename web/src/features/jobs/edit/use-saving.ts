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
import { rebase } from "./rebase.ts";

export interface Saving {
  save: (values: JobForm, written: JobForm) => void;
  isPending: boolean;
  /** The posting as somebody else saved it since it was read. */
  theirs: JobDetail | undefined;
  /** Saves this form over theirs. */
  keepMine: () => void;
  takeTheirs: () => void;
}

interface Save {
  values: JobForm;
  /** The form as it stood then, before it was checked. */
  written: JobForm;
  version: number;
}

/** Saves the posting on the version that was read. If somebody saved a later one, both are shown. */
export const useSaving = (
  job: JobDetail,
  { form, draft }: { form: UseFormReturn<JobForm>; draft: Draft },
): Saving => {
  const client = useQueryClient();
  const [theirs, setTheirs] = useState<JobDetail>();
  const own = query("jobs", "get", { id: job.id });
  const take = (present: JobDetail, written?: JobForm) => {
    setTheirs(undefined);
    draft.forget(present.version);
    if (written) rebase(form, written, formOf(present));
    else form.reset(formOf(present));
    client.setQueryData(own.queryKey, present);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: ({ values, version }: Save) => api.jobs.update({ id: job.id, version, ...values }),
    meta: { success: "Job posting updated successfully!", failure: "Failed to update job posting" },
    onSuccess: (present, { written }) => {
      dismissErrors();
      take(present, written);
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
    save: (values, written) => mutate({ values, written, version: draft.version() }),
    keepMine: () => {
      const version = theirs?.version ?? draft.version();
      const written = structuredClone(form.getValues());
      void form.handleSubmit((values) => mutate({ values, written, version }))();
    },
    takeTheirs: () => {
      if (theirs) take(theirs);
      dismissErrors();
    },
  };
};
