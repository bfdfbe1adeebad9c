import { when } from "#platform/table/conditions.ts";
import type { LeadChange } from "#shared/leads/shapes.ts";
import { identityEntity, identityOf, type StoredLead } from "../entities.ts";
import { isErasable } from "../sweep/removed.ts";
import { changeLeads, type Wanted } from "./change-leads.ts";

/** Undoes the last change of leads that are still as it left them. Returns how many. */
export const undoChanges = async (accountId: string, changes: LeadChange[]): Promise<number> => {
  const left = new Map(changes.map(({ id, updated_at }) => [id, updated_at]));
  const undone = await changeLeads(
    accountId,
    [...left.keys()],
    (lead) => (left.get(lead.id) === lead.updated_at ? former(lead) : undefined),
    { withRemoved: true },
  );
  return undone.length;
};

const former = (lead: StoredLead): Wanted | undefined | Promise<Wanted | undefined> => {
  if (lead.removed_at) return restored(lead);
  return lead.before && { change: { set: { ...lead.before }, remove: ["before"] } };
};

/** A deleted lead whose address was left once more stays deleted: the later lead has the address. */
const restored = async (lead: StoredLead): Promise<Wanted | undefined> => {
  if (isErasable(lead, new Date())) return undefined;
  const { account_id } = lead;
  const identity = identityOf(lead);
  const owner = await identityEntity.find({ account_id, identity });
  if (owner?.lead_id !== lead.id) return undefined;
  const mine = { lead_id: lead.id };
  return {
    change: { remove: ["removed_at", "gsi1pk", "gsi1sk"] },
    also: [identityEntity.change({ account_id, identity }, { set: mine, condition: when.equals(mine) })],
  };
};
