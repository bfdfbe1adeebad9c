import { queue } from "#platform/storage/queue.ts";
import type { RecordingKey } from "./entities.ts";
import { removeRecording } from "./remove.ts";
import { recordingStore } from "./store.ts";

/** Dictations that one run of the schedule deletes, which bounds its time. */
const mostAtOnce = 200;

/** Has dictations deleted that nobody fetched. One whose message is lost is woken again in a minute. */
export const wakeDue = async (now = new Date()): Promise<number> => {
  let woken = 0;
  for await (const { holder, id, account_id } of recordingStore.due(now)) {
    if (woken === mostAtOnce) break;
    const message = { dictation: { holder, id } };
    await queue("outbox").send({ message, group: `recordings#${account_id}` });
    woken++;
  }
  return woken;
};

/** Deletes a dictation; one that is gone changes nothing. */
export const removeDue = async (key: RecordingKey): Promise<void> => {
  const recording = await recordingStore.find(key);
  if (recording?.due_at) await removeRecording(recording);
};
