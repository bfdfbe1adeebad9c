import type { RefObject } from "react";
import type { UseFormReturn } from "react-hook-form";
import { usualInitialQuestion } from "#shared/jobs/rules.ts";
import type { JobForm } from "../form/job-form.ts";
import { type Generated, type GeneratedField, generatedFields } from "./generated.ts";

export interface Outcome {
  filled: GeneratedField[];
  /** Fields with the owner's own words, which were kept. */
  kept: GeneratedField[];
  empty: GeneratedField[];
  undo: () => void;
}

/**
 * Puts generated texts into the form. What the owner typed stays; what an earlier generation wrote is replaced. `latest`
 * remembers what was generated.
 */
export const fill = (
  form: UseFormReturn<JobForm>,
  texts: Generated,
  latest: RefObject<Generated>,
): Outcome => {
  const before = form.getValues();
  const isOwn = (field: GeneratedField) =>
    before[field].trim() !== "" &&
    before[field] !== latest.current[field] &&
    !(field === "initial_question" && before[field] === usualInitialQuestion);
  const given = generatedFields.filter((field) => texts[field]);
  const filled = given.filter((field) => !isOwn(field));
  for (const field of filled)
    form.setValue(field, texts[field] ?? "", {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  const former = latest.current;
  latest.current = { ...former, ...Object.fromEntries(filled.map((field) => [field, texts[field]])) };
  return {
    filled,
    kept: given.filter(isOwn),
    empty: generatedFields.filter((field) => !form.getValues(field).trim()),
    undo: () => {
      for (const field of filled)
        if (form.getValues(field) === texts[field])
          form.setValue(field, before[field], { shouldDirty: true });
      latest.current = former;
    },
  };
};
