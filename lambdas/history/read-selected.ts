import { conversationStore } from "#lambdas/conversations/store.ts";
import { isOfSession, type Selection } from "./selection.ts";

interface Part {
  cursor?: string | undefined;
  /** ISO time; conversations that started at or after it are left out. */
  before?: string | undefined;
}

/**
 * The conversations of a selection by their start, the latest first, in groups of up to 100 with the cursor behind each
 * conversation. Their order never changes, so none is left out because somebody goes on with it.
 */
export async function* readSelected(selection: Selection, { cursor, before }: Part) {
  const { accountId, since, chatbotId, session, searched, isMeant } = selection;
  if (searched) {
    const { readFoundByStart } = await import("./search/read-by-start.ts");
    yield* readFoundByStart(searched, { cursor, before, isMeant });
    return;
  }
  const groups = (await conversationStore.history()).listByStart(accountId, {
    since,
    before,
    cursor,
    isMeant: ({ rag_system_id, is_public_session }) =>
      (!chatbotId || rag_system_id === chatbotId) && isOfSession(is_public_session, session),
  });
  for await (const group of groups) yield group.filter(({ conversation }) => isMeant(conversation));
}
