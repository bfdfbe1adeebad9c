import { createHash, randomBytes } from "node:crypto";
import { AppError } from "#shared/errors.ts";
import { gapLinkDays } from "#shared/gaps/routes.ts";
import type { GapLink, StoredGap } from "./entities.ts";
import { gapStore } from "./store.ts";

const dayMs = 86_400_000;
/** An ended link says what became of it for so long. */
const daysKept = 30;

interface Wanted {
  question: string;
  people: number;
  name?: string | undefined;
  userId: string;
}

/** Makes a link with which a colleague may answer once; a former one of the gap no longer works. */
export const makeLink = async (
  gap: StoredGap,
  { question, people, name, userId }: Wanted,
): Promise<string> => {
  const token = randomBytes(32).toString("base64url");
  const now = Date.now();
  const expires = now + gapLinkDays * dayMs;
  const hash = hashOf(token);
  const expires_at = new Date(expires).toISOString();
  await gapStore.links.save({
    hash,
    account_id: gap.account_id,
    gap_id: gap.id,
    chatbot_id: gap.chatbot_id,
    question,
    people,
    ...(name && { name }),
    asked_by: userId,
    expires_at,
    state: "open",
    ttl: Math.ceil((expires + daysKept * dayMs) / 1000),
  });
  if (gap.link) await gapStore.links.remove(gap.link);
  const link = { hash, ...(name && { name }), asked_at: new Date(now).toISOString(), expires_at };
  await gapStore.update(gap, { set: { link, status: "asked" }, remove: ["unknown_to"] });
  return token;
};

/** The link of a token. Throws AppError `not_found` for one that is unknown, withdrawn or expired. */
export const linkOf = async (token: string, now = new Date()): Promise<GapLink> => {
  const link = await gapStore.links.find({ hash: hashOf(token) });
  if (link && link.expires_at > now.toISOString()) return link;
  throw new AppError(
    "not_found",
    "This link no longer works. It may have expired, or the question was answered by now. Ask for a new one.",
  );
};

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");
