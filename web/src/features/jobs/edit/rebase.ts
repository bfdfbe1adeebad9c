import type { UseFormReturn } from "react-hook-form";
import type { JobForm } from "../form/job-form.ts";

/**
 * After a save: the form has what is saved now, and keeps what was typed since it was `written`. No row is drawn again,
 * so that the field with the focus keeps it.
 */
export const rebase = (form: UseFormReturn<JobForm>, written: JobForm, present: JobForm): void => {
  const ids = new Map([
    ...idsGiven(written.criteria, present.criteria),
    ...idsGiven(written.questions, present.questions),
  ]);
  const [now, before] = [form.getValues(), written].map((values) => named(values, ids)) as [JobForm, JobForm];
  for (const name of Object.keys(present) as (keyof JobForm)[]) {
    const value = (isSame(now[name], before[name]) ? present : now)[name];
    if (Array.isArray(value))
      for (const [at, row] of value.entries())
        form.setValue(`${name as "criteria" | "questions"}.${at}`, row);
    else if (value !== form.getValues(name)) form.setValue(name, value);
  }
  form.reset(present, { keepValues: true });
};

interface Row {
  id?: string | undefined;
}

/** The ids that the server gave to new rows, by those that the form had made up; a save keeps the order of new rows. */
const idsGiven = (written: Row[], present: Row[]): [string, string][] =>
  written.flatMap(({ id }, at): [string, string][] => {
    const given = present[at]?.id;
    return id && given && !present.some((one) => one.id === id) ? [[id, given]] : [];
  });

const named = (values: JobForm, ids: Map<string, string>): JobForm => {
  const idOf = (id: string | undefined) => (id === undefined ? {} : { id: ids.get(id) ?? id });
  return {
    ...values,
    criteria: values.criteria.map((row) => ({ ...row, ...idOf(row.id) })),
    questions: values.questions.map((row) => ({
      ...row,
      ...idOf(row.id),
      ...(row.criterion_id && { criterion_id: ids.get(row.criterion_id) ?? row.criterion_id }),
    })),
  };
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
