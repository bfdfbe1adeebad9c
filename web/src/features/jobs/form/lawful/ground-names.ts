import type { Refused } from "#shared/jobs/lawful/ground-of.ts";

/** The grounds by which nobody may be judged, as a sentence names them. */
export const groundNames: Record<Refused["ground"], string> = {
  age: "age",
  family: "family",
  origin: "origin",
  health: "health",
  religion: "religion",
  orientation: "sexual orientation",
  gender: "gender",
};

/** "age, family or gender" */
export const anyOf = (names: string[]): string =>
  new Intl.ListFormat("en-GB", { type: "disjunction" }).format(names);
