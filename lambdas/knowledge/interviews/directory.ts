import * as z from "zod";
import { openDirectories } from "#lambdas/core/directory/directories.ts";
import { folded } from "#lambdas/core/folded.ts";
import { factsOf } from "#platform/table/facts.ts";
import { interviewStatuses } from "#shared/knowledge/rules.ts";
import { key, keyPrefix } from "../names.ts";
import { interviewEntity } from "./entities.ts";

const CardFields = z.object({
  id: z.string(),
  template_id: z.string(),
  interviewee_name: z.string(),
  interviewee_email: z.string().nullable(),
  status: z.enum(interviewStatuses),
  created_at: z.string(),
});
type CardFields = z.infer<typeof CardFields>;

/** The fields by which an interview is found and sorted. */
export interface InterviewCard extends CardFields {
  /** Name and address, folded. */
  searched: string;
}

const newCard = (fields: CardFields): InterviewCard => {
  const { id, template_id, interviewee_name, interviewee_email, status, created_at } = fields;
  const searched = folded(`${interviewee_name}\n${interviewee_email ?? ""}`);
  return { id, template_id, interviewee_name, interviewee_email, status, created_at, searched };
};

/** The cards of accounts' interviews. A change of a status has to be noted here in its transaction. */
export const interviewDirectories = openDirectories({
  name: "interviews",
  words: { change: key("interviewChange"), index: key("interviewIndex") },
  fields: CardFields,
  newCard,
  isSame: (one: InterviewCard, other: InterviewCard) => one.status === other.status,
  lookup: (user_id: string, id: string) => interviewEntity.lookup({ user_id, id }),
  cardOf: (interview) => (interview.is_removed ? undefined : interview),
  read: async function* (accountId: string) {
    const shape = CardFields.extend({ is_removed: z.boolean().optional() });
    const stored = factsOf(shape, { pk: key("account", accountId), prefix: keyPrefix("interview") });
    for await (const { is_removed, ...fields } of stored) if (!is_removed) yield newCard(fields);
  },
});
