import { expect } from "vitest";
import type { Api } from "../../users.ts";

/** Reads, changes and deletes the leads. */
export const manageLeads = async ({ leads }: Api): Promise<void> => {
  expect((await leads.list({})).total).toBe(1);
  expect((await leads.counts({})).new).toBe(1);
  const { ids } = await leads.ids({});
  const [id = ""] = ids;
  expect((await leads.get({ id })).conversation).not.toBeNull();
  await leads.saveNotes({ id, notes: "Call on Monday.", notes_saved_at: null });
  const { changed } = await leads.setStatus({ ids, status: "lost" });
  expect(await leads.undo({ changes: changed })).toEqual({ undone: 1 });
  expect((await leads.some({ ids })).items).toMatchObject([{ status: "new", notes: "Call on Monday." }]);
  await leads.remove({ ids });
};
