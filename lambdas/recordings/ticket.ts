import * as z from "zod";
import { openSecret, sealSecret } from "#platform/access/secret/sealed-secret.ts";
import { at } from "#shared/contract/fields.ts";
import { AppError } from "#shared/errors.ts";

const Claims = z.object({
  /** The id of the thing whose recordings lie together: an interview, an application, a colleague's link. */
  holder: z.string(),
  /** The question within it. */
  part: z.string(),
  account_id: z.string(),
  /** The chatbot whose budget pays for the transcription; absent for that of the account alone. */
  chatbot_id: z.string().optional(),
  /** The user who records; absent for somebody without an account. */
  user_id: z.string().optional(),
  /** Reads and deletes the recordings of others too. */
  is_owner: z.boolean().default(false),
  /** Only the text is wanted: the sound is deleted once it is text. */
  is_dictation: z.boolean().default(false),
  expires_at: at,
});
export type Ticket = z.output<typeof Claims>;

const binding = { purpose: "recording ticket", boundTo: "recorder" };
/** Short, since who may record is checked where a ticket is given out; a recorder asks for the next one by itself. */
const goodMs = 10 * 60_000;

/** The permission to record an answer, encrypted and authenticated, for ten minutes. */
export const recordingTicket = async (
  claims: Omit<z.input<typeof Claims>, "expires_at">,
): Promise<{ ticket: string }> => {
  const expires_at = new Date(Date.now() + goodMs).toISOString();
  return { ticket: await sealSecret(JSON.stringify({ ...claims, expires_at }), binding) };
};

/** Throws AppError `invalid` for a ticket that was not made here, `forbidden` for one whose time is over. */
export const readTicket = async (ticket: string): Promise<Ticket> => {
  const claims = Claims.safeParse(await opened(ticket)).data;
  if (!claims) throw new AppError("invalid", "This permission to record is not whole. Load the page again.");
  if (claims.expires_at < new Date().toISOString())
    throw new AppError("forbidden", "This permission to record is over. Load the page again.");
  return claims;
};

/** Undefined for a text that is no ticket. */
const opened = async (ticket: string): Promise<unknown> => {
  try {
    return JSON.parse(await openSecret(ticket, binding));
  } catch {
    return undefined;
  }
};
