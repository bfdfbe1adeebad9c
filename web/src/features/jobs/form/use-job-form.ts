import { type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import { useUnsaved } from "#web/lib/browser/unsaved.ts";
import type { JobForm } from "./job-form.ts";
import { type Draft, useDraft } from "./use-draft.ts";

/** zod is fetched for the first check, which keeps the page within its size. */
const resolver: Resolver<JobForm> = async (...values) => (await import("./resolver.ts")).resolver(...values);

export interface JobFormState {
  form: UseFormReturn<JobForm>;
  draft: Draft;
}

/** A posting's form. Until it is saved, its draft outlives a reload and the end of the session. */
export const useJobForm = (name: string, saved: JobForm, version?: number): JobFormState => {
  const form = useForm<JobForm>({ resolver, defaultValues: saved });
  const { isDirty } = form.formState;
  useUnsaved(isDirty);
  return { form, draft: useDraft(name, form, version) };
};
