import { transact, type Write } from "#platform/table/client.ts";
import type { Change } from "#platform/table/conditions.ts";
import { when } from "#platform/table/conditions.ts";
import { findTogether } from "#platform/table/lookup.ts";
import type { LeadChange } from "#shared/leads/shapes.ts";
import { failedAnywhere, mostAttempts } from "../attempts.ts";
import { leadDirectories } from "../directory/directory.ts";
import { changedAt, leadEntity, type StoredLead } from "../entities.ts";

/** A transaction takes 100 writes; a lead may need two, and the row of changes and the log two more. */
const atOnce = 40;

export interface Wanted {
  change: Pick<Change, "set" | "remove">;
  /** Join the transaction. */
  also?: Write[];
}

interface Options {
  /** The writes of the log, for the leads of one transaction. */
  log?: (leads: StoredLead[]) => Write[];
  /** Deleted leads are changed, too. */
  withRemoved?: boolean;
}

/**
 * Changes leads in transactions, each on condition that its leads are as they were read; one that fails is tried again
 * on those that won. Leads for which `wantedFor` returns nothing, and those that are gone, stay as they are. Returns
 * the changed ones.
 */
export const changeLeads = async (
  accountId: string,
  ids: string[],
  wantedFor: (lead: StoredLead) => Wanted | undefined | Promise<Wanted | undefined>,
  options: Options = {},
): Promise<LeadChange[]> => {
  const wanted = [...new Set(ids)];
  const changed: LeadChange[] = [];
  for (let from = 0; from < wanted.length; from += atOnce)
    changed.push(...(await changeGroup(accountId, wanted.slice(from, from + atOnce), wantedFor, options)));
  return changed;
};

const changeGroup = async (
  accountId: string,
  ids: string[],
  wantedFor: Parameters<typeof changeLeads>[2],
  { log, withRemoved = false }: Options,
): Promise<LeadChange[]> => {
  for (let attempt = 1; ; attempt++) {
    const leads = await findTogether(...ids.map((id) => leadEntity.lookup({ account_id: accountId, id })));
    const steps: { lead: StoredLead; writes: Write[]; updated_at: string }[] = [];
    for (const lead of leads) {
      if (!lead || (lead.removed_at && !withRemoved)) continue;
      const wanted = await wantedFor(lead);
      if (wanted) steps.push(stepOf(lead, wanted));
    }
    if (steps.length === 0) return [];
    const changed = steps.map(({ lead }) => lead);
    try {
      await transact([
        ...steps.flatMap(({ writes }) => writes),
        leadDirectories.noteChange(
          accountId,
          changed.map(({ id }) => id),
        ),
        ...(log?.(changed) ?? []),
      ]);
      return steps.map(({ lead: { id }, updated_at }) => ({ id, updated_at }));
    } catch (error) {
      if (!failedAnywhere(error) || attempt === mostAttempts) throw error;
    }
  }
};

const stepOf = (lead: StoredLead, { change, also = [] }: Wanted) => {
  const updated_at = changedAt(lead);
  const set = { ...change.set, updated_at };
  const condition = when.equals({ updated_at: lead.updated_at });
  return { lead, updated_at, writes: [leadEntity.change(lead, { ...change, set, condition }), ...also] };
};
