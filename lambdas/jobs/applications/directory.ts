import * as z from "zod";
import { openDirectories } from "#lambdas/core/directory/directories.ts";
import type { Directory } from "#lambdas/core/directory/directory.ts";
import { folded } from "#lambdas/core/folded.ts";
import { factsOf } from "#platform/table/facts.ts";
import { ApplicationStatus } from "#shared/jobs/shapes.ts";
import { key, keyPrefix } from "../names.ts";
import { applicationEntity } from "./entities.ts";

const CardFields = z.object({
  id: z.string(),
  job_id: z.string(),
  applicant_name: z.string(),
  applicant_email: z.string(),
  status: ApplicationStatus,
  evaluation_score: z.number().nullable(),
  created_at: z.string(),
});
type CardFields = z.infer<typeof CardFields>;

/** The fields by which an application is found, counted and sorted. */
export interface ApplicationCard extends CardFields {
  /** The name and the address that a search looks through, folded. */
  searched: string;
}

export type ApplicationDirectory = Directory<ApplicationCard>;

const newCard = (fields: CardFields): ApplicationCard => {
  const { id, job_id, applicant_name, applicant_email, status, evaluation_score, created_at } = fields;
  const searched = folded(`${applicant_name}\n${applicant_email}`);
  return { id, job_id, applicant_name, applicant_email, status, evaluation_score, created_at, searched };
};

/** The cards of accounts' applications. */
export const applicationDirectories = openDirectories({
  name: "applications",
  words: { change: key("applicationChange"), index: key("applicationIndex") },
  fields: CardFields,
  newCard,
  isSame: (one: ApplicationCard, other: ApplicationCard) =>
    one.status === other.status && one.evaluation_score === other.evaluation_score,
  lookup: (user_id: string, id: string) => applicationEntity.lookup({ user_id, id }),
  cardOf: (application) => application,
  read: async function* (accountId: string) {
    const stored = factsOf(CardFields, { pk: key("account", accountId), prefix: keyPrefix("application") });
    for await (const fields of stored) yield newCard(fields);
  },
});
