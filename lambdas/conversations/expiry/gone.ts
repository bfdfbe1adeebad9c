import type { Conversation } from "#shared/conversations/shapes.ts";
import { AppError } from "#shared/errors.ts";
import { keepDays } from "#shared/retention/routes.ts";
import { unbegun } from "../entities.ts";

export const isGone = (error: unknown): boolean => error instanceof AppError && error.code === "not_found";

/** Whether it was old enough to expire; one that is younger was deleted by somebody. */
export const mayHaveExpired = ({ last_activity_at }: Conversation): boolean =>
  Date.now() - Date.parse(last_activity_at) > keepDays[0] * 24 * 3_600_000;

/** A conversation of the same session that begins again. */
export const emptied = ({
  id,
  session_id,
  rag_system_id,
  user_id,
  widget_id,
  is_public_session,
  is_page_session,
  api_key_id,
  visitor_info,
  visitor_id,
}: Conversation): Conversation => ({
  id,
  session_id,
  rag_system_id,
  user_id,
  ...(widget_id && { widget_id }),
  is_public_session,
  ...(is_page_session && { is_page_session }),
  ...(api_key_id && { api_key_id }),
  visitor_info,
  ...(visitor_id && { visitor_id }),
  ...unbegun(),
});
