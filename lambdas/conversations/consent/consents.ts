import type { Visitor } from "#platform/access/visitor/visitor-token.ts";
import type { Consent } from "#shared/conversations/consent.ts";
import { AppError } from "#shared/errors.ts";
import { consentsIn, listConsents, textsOf } from "./read-consents.ts";
import { recordConsent } from "./record-consent.ts";

interface Accepted extends Pick<Consent, "text" | "purposes" | "page"> {
  widgetId?: string | undefined;
  ragSlug?: string | undefined;
}

export const consents = {
  in: consentsIn,
  list: listConsents,
  /** The texts by their versions. */
  texts: textsOf,
  /** Stores an accepted text of a conversation of the account. */
  store: recordConsent,

  /** Stores what a visitor accepted. Throws AppError `unauthenticated` for a session of another page. */
  record: (
    { widgetId, ragSlug, ...accepted }: Accepted,
    { scope, ownerId, chatbotId }: Visitor,
    conversation_id: string,
  ): Promise<Consent> => {
    if (scope !== (widgetId ? `widget:${widgetId}` : `public:${ragSlug}`))
      throw new AppError("unauthenticated", "This chat session belongs to another page. Reload the page.");
    return recordConsent({ ...accepted, account_id: ownerId, rag_system_id: chatbotId, conversation_id });
  },
};
