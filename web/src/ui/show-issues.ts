import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { AppError } from "#shared/errors.ts";

/** Shows the issues of a server error at the fields that they name. */
export const showIssues = <Values extends FieldValues>(form: UseFormReturn<Values>, error: Error): void => {
  if (!(error instanceof AppError)) return;
  for (const { path, message } of error.issues ?? []) {
    const name = Object.keys(form.getValues()).find((field) => field === path);
    if (name) form.setError(name as Path<Values>, { message });
  }
};
