import type { UseFormReturn } from "react-hook-form";
import type { JobForm } from "../form/job-form.ts";

/**
 * After a save: the form has what is saved now, and keeps on top of it what was typed since it was `written`. No field
 * is drawn again, so that the one with the focus keeps it.
 */
export const rebase = (form: UseFormReturn<JobForm>, written: JobForm, present: JobForm): void => {
  const now = form.getValues();
  for (const name of Object.keys(present) as (keyof JobForm)[])
    if (!Array.isArray(now[name]) && now[name] === written[name] && now[name] !== present[name])
      form.setValue(name, present[name]);
  const given = idsGiven(written.criteria, present.criteria);
  rowsAfter(now.criteria, { written: written.criteria, present: present.criteria }).forEach((row, at) =>
    form.setValue(`criteria.${at}`, row),
  );
  rowsAfter(now.questions, { written: written.questions, present: present.questions }).forEach((row, at) => {
    const criterion_id = given.get(row.criterion_id ?? "") ?? row.criterion_id;
    form.setValue(`questions.${at}`, { ...row, ...(criterion_id && { criterion_id }) });
  });
  form.reset(present, { keepValues: true });
};

interface Row {
  id?: string | undefined;
}

interface Save<R extends Row> {
  written: R[];
  present: R[];
}

/** The ids that the server gave in place of those that the form had made up. */
const idsGiven = (written: Row[], present: Row[]): Map<string, string> =>
  new Map(
    written.flatMap(({ id }, at) => {
      const given = present[at]?.id;
      return id && given && !present.some((one) => one.id === id) ? [[id, given] as const] : [];
    }),
  );

/** A list after a save: rows that nobody touched since are those that are saved, the others have their ids. */
const rowsAfter = <R extends Row>(now: R[], { written, present }: Save<R>): R[] => {
  if (isSame(now, written)) return present;
  return now.map((row, at) => {
    const place = placeOf(row, { at, written });
    const former = written[place];
    const saved = present.find(({ id }) => former?.id && id === former.id) ?? present[place];
    if (!former || !saved) return row;
    return isSame(row, former) ? saved : { ...row, id: saved.id };
  });
};

/** The place in which a row was written, -1 if it came since. A new row has no id: the words or the place tell. */
const placeOf = <R extends Row>(row: R, { at, written }: { at: number; written: R[] }): number => {
  if (row.id) return written.findIndex(({ id }) => id === row.id);
  if (isSame(row, written[at])) return at;
  const same = written.findIndex((one) => isSame(one, row));
  return same === -1 && written[at] && !written[at].id ? at : same;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
