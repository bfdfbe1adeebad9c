import { type Actor, logActivity } from "#lambdas/core/activity.ts";
import { type StoredTranscriber, transcriberEntity } from "#platform/models/transcription/account.ts";
import { transact, type Write } from "#platform/table/client.ts";
import type { Activity } from "#shared/account/activity.ts";

/*
 * Access patterns
 *   an account's server for transcription   OWNER#{account} / TRANSCRIBER
 */

export const transcriberStore = {
  find: (accountId: string): Promise<StoredTranscriber | undefined> =>
    transcriberEntity.find({ account_id: accountId }),

  /** Replaces a former one. */
  save: async (actor: Actor, transcriber: StoredTranscriber): Promise<void> => {
    const former = await transcriberStore.find(actor.accountId);
    const action = former ? "changed" : "created";
    await transact([transcriberEntity.place(transcriber), log(actor, transcriber, action)]);
  },

  /** Removes the server with its key; repeating it changes nothing. */
  remove: async (actor: Actor): Promise<void> => {
    const former = await transcriberStore.find(actor.accountId);
    if (former) await transact([transcriberEntity.drop(former), log(actor, former, "deleted")]);
  },
};

/** The host stands for the server. */
const log = (actor: Actor, { base_url }: StoredTranscriber, action: Activity["action"]): Write => {
  const name = new URL(base_url).host;
  return logActivity(actor, { action, subject: { kind: "transcriber", id: name, name } });
};
