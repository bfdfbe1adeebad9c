import { type FieldValues, get, type Path, type UseFormReturn } from "react-hook-form";
import { AppError } from "#shared/errors.ts";

/** Shows the issues of a server error at the fields that they name, and focuses the first. */
export const showIssues = <Values extends FieldValues>(form: UseFormReturn<Values>, error: Error): void => {
  if (!(error instanceof AppError)) return;
  const known = (error.issues ?? []).filter(({ path }) => get(form.getValues(), path) !== undefined);
  for (const [index, { path, message }] of known.entries())
    form.setError(path as Path<Values>, { message }, { shouldFocus: index === 0 });
};
