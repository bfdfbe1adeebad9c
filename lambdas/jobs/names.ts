import { keyWords } from "#platform/table/keys.ts";
import { idKinds } from "#platform/table/new-id.ts";

/** The first words of the area's keys in the table. They are stored: never change one. */
export const words = {
  applicant: "APPLICANT",
  application: "APPLICATION",
  applicationChange: "APPLICATIONCHANGE",
  applicationDue: "APPLICATIONDUE",
  applicationExpiry: "APPLICATIONEXPIRY",
  applicationIndex: "APPLICATIONINDEX",
  decision: "DECISION",
  evaluation: "EVALUATION",
  job: "JOB",
  jobLink: "JOBSLUG",
  jobOpen: "JOBOPEN",
  jobQuestion: "QUESTION",
  response: "RESPONSE",
  rubric: "RUBRIC",
};
export const { key, keyPrefix } = keyWords(words);

/** The prefixes of the area's ids. They are stored and visible: never change one. */
export const ids = { application: "app", job: "job", criterion: "crit", jobQuestion: "jq", response: "resp" };
export const { idFrom, newId } = idKinds(ids);
