import { attachmentStore } from "#lambdas/attachments/store.ts";
import type { Write } from "#platform/table/client.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
import { consentEntity, consentsOf } from "../consent/consent.ts";
import { debugEntity } from "../entities.ts";
import { eventEntity, numberedFrom, unnumbered } from "../event.ts";
import { key, keyPrefix } from "../names.ts";

/**
 * Writes that delete a conversation's attached files, consents, debug traces and events. The first numbered event comes last, so that a
 * conversation with the same id cannot begin before all are gone.
 */
export async function* dropParts({
  id,
  rag_system_id,
  user_id,
}: Pick<Conversation, "id" | "rag_system_id" | "user_id">): AsyncGenerator<Write> {
  yield* attachmentStore.drops({ rag_system_id, conversation_id: id });
  for await (const consent of consentsOf(user_id, id)) yield consentEntity.drop(consent);
  const pk = key("conversation", id);
  for await (const trace of debugEntity.all({ pk, prefix: keyPrefix("debug") }))
    yield debugEntity.drop(trace);
  for await (const event of eventEntity.all(unnumbered(id))) yield eventEntity.drop(event);
  for await (const event of eventEntity.all({ ...numberedFrom(id, 1), newestFirst: true }))
    yield eventEntity.drop(event);
}

/** Groups of at most `count`, the last one perhaps empty; with `isLast` for that. */
export async function* grouped<Item>(items: AsyncIterable<Item>, count: number) {
  let group: Item[] = [];
  for await (const item of items) {
    if (group.length === count) {
      yield { group, isLast: false };
      group = [];
    }
    group.push(item);
  }
  yield { group, isLast: true };
}
