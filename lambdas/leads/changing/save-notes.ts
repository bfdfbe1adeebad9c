import { AppError } from "#shared/errors.ts";
import type { Lead } from "#shared/leads/shapes.ts";
import { leadsOf } from "../reading/view.ts";
import { changeLeads } from "./change-leads.ts";

interface Notes {
  id: string;
  notes: string;
  notes_saved_at: string | null;
}

/** Throws AppError `conflict` if the notes were saved since they were read. */
export const saveNotes = async (accountId: string, { id, notes, notes_saved_at }: Notes): Promise<Lead> => {
  await changeLeads(accountId, [id], ({ notes_saved_at: stored = null }) => {
    if (stored !== notes_saved_at)
      throw new AppError(
        "conflict",
        "Someone else has changed these notes. Copy yours, cancel, and edit theirs.",
      );
    return { change: { set: { notes, notes_saved_at: new Date().toISOString() } } };
  });
  const [lead] = await leadsOf(accountId, [id]);
  if (!lead) throw new AppError("not_found", "Lead not found.");
  return lead;
};
