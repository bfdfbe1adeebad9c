import { documentStore } from "#lambdas/documents/store.ts";
import { notDue, type StoredGap } from "../entities.ts";
import { gapStore } from "../store.ts";
import { startReplay } from "./start.ts";

const maxMs = 24 * 3600_000;
const latest = 50;

/** Asks a gap's questions again once its chatbot has read a document that came after the gap began to await one. */
export const awaitDocument = async (gap: StoredGap): Promise<void> => {
  const since = gap.awaits_since ?? "";
  const { items } = await documentStore.list(gap.chatbot_id, { limit: latest });
  const newer = items.filter(({ created_at }) => created_at >= since);
  const isRead = newer.length > 0 && newer.every(({ processing_status: status }) => isEnded(status));
  if (isRead && newer.some(({ processing_status }) => processing_status === "completed")) {
    const asked = await gapStore.questions(gap.account_id);
    await startReplay(
      gap,
      asked.filter(({ id }) => gap.members.includes(id)),
    );
  } else if (Date.now() - Date.parse(since) > maxMs)
    await gapStore.update(gap, { remove: ["awaits_since", ...notDue] });
};

const isEnded = (status: string): boolean => status === "completed" || status === "failed";
