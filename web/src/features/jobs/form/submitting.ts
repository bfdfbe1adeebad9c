import type { FormEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import { toast } from "#web/lib/toaster.ts";
import type { JobForm } from "./job-form.ts";

interface Submitting {
  save: (values: JobForm) => void;
  /** The toast if the code that checks the form cannot be fetched. */
  failure: string;
}

/** Checks the form and saves it; the first field with a mistake gets the focus. */
export const submitting =
  (form: UseFormReturn<JobForm>, { save, failure }: Submitting) =>
  (event: FormEvent): void => {
    form
      .handleSubmit(save)(event)
      .catch(() => toast.error(failure, "Check your connection, then try again."));
  };
