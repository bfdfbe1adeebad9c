import { forgetLead } from "#lambdas/webhooks/emit/lead.ts";
import { transact, type Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import {
  identityEntity,
  identityOf,
  leadEntity,
  type StoredLead,
  visitEntity,
  visitsOf,
} from "../entities.ts";

const atOnce = 90;

/** Erases a deleted lead with the details that it left. Repeating it changes nothing. */
export const eraseLead = async (lead: StoredLead): Promise<void> => {
  const visits = await Array.fromAsync(visitEntity.all(visitsOf(lead)));
  const isOwn = when.equals({ lead_id: lead.id });
  for (let from = 0; from < visits.length; from += atOnce)
    await transact(visits.slice(from, from + atOnce).map((visit) => visitEntity.dropIf(visit, isOwn)));
  await forgetLead(lead.id);
  await transact([
    leadEntity.dropIf(lead, when.equals({ removed_at: lead.removed_at })),
    ...(await identityWrites(lead)),
  ]);
};

/** The address and the conversation by which the lead was known, unless a later lead is known by them. */
const identityWrites = async (lead: StoredLead): Promise<Write[]> => {
  const { account_id, conversation_id } = lead;
  const identities = new Set([identityOf(lead), identityOf({ conversation_id })]);
  const writes: Write[] = [];
  for (const identity of identities) {
    const known = await identityEntity.find({ account_id, identity });
    if (known?.lead_id === lead.id)
      writes.push(identityEntity.dropIf(known, when.equals({ lead_id: lead.id })));
  }
  return writes;
};
