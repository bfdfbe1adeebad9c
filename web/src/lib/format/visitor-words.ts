import type { Conversation } from "#shared/conversations/shapes.ts";

/** The visitor by name, else by email address or the id by which the owner's server named them; the owner in a test. */
export const visitorOf = ({
  visitor_info: { name, email },
  visitor_id,
  is_public_session,
}: Pick<Conversation, "visitor_info" | "visitor_id" | "is_public_session">): string =>
  name || email || visitor_id || (is_public_session ? "Anonymous" : "You, in a test");

/** " (signed in as cus_7)" for a visitor whom the owner's server has named; empty for others, who may be anybody. */
export const proofOf = ({ visitor_id }: Pick<Conversation, "visitor_id">): string =>
  visitor_id ? ` (signed in as ${visitor_id})` : "";
