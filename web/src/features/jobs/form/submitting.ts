import type { FormEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import { toast } from "#web/lib/toaster.ts";
import type { JobForm } from "./job-form.ts";

interface Submitting {
  /** `written` is the form as it stood when it was submitted, before it was checked. */
  save: (values: JobForm, written: JobForm) => void;
  /** The toast if the code that checks the form cannot be fetched. */
  failure: string;
}

/** Checks the form and saves it; the first field with a mistake gets the focus. */
export const submitting =
  (form: UseFormReturn<JobForm>, { save, failure }: Submitting) =>
  (event: FormEvent): void => {
    const written = structuredClone(form.getValues());
    form
      .handleSubmit((values) => save(values, written))(event)
      .catch(() => toast.error(failure, "Check your connection, then try again."));
  };
