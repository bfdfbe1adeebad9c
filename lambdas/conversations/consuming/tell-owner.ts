import type { StoredEvent } from "../event.ts";
import { tellOwner } from "../handoff/mails/tell-owner.ts";

/** Tells the account's owner of a visitor who waits for a person, or for an answer by mail. */
export const tellOwnerOf = async (events: StoredEvent[], { user_id }: { user_id: string }): Promise<void> => {
  const isAsked = events.some(
    (event) => event.kind === "address" || (event.kind === "request" && event.wants_person),
  );
  if (isAsked) await tellOwner(user_id);
};
