import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { when } from "#platform/table/conditions.ts";
import { entity } from "#platform/table/entity.ts";
import { givenRoles } from "#shared/contract/role.ts";
import { invitationDays, type OpenedInvitation } from "#shared/team/routes.ts";
import { key, keyPrefix } from "./names.ts";

/*
 * Access patterns
 *   an account's invitation to an e-mail address   OWNER#{account} / INVITATION#{address}
 *   all of them                                    the same partition
 *   an invitation by the hash of its token         INVITATION#{hash} / INVITATION, in the index
 */

const StoredInvitation = z.object({
  id: z.string(),
  account_id: z.string(),
  /** In lower case. */
  email: z.string(),
  role: z.enum(givenRoles),
  /** SHA-256 of the token, in hexadecimal digits; the token itself is only in the mail. */
  hash: z.string(),
  /** The user id of the member who invited. */
  invited_by: z.string(),
  expires_at: z.iso.datetime(),
  ended: z.enum(["used", "revoked"]).optional(),
  /** Seconds since 1970: a month after its end, until when its link says what became of it. */
  ttl: z.number().int(),
});
export type StoredInvitation = z.infer<typeof StoredInvitation>;

type Key = Pick<StoredInvitation, "account_id" | "email">;

const keyOf = ({ account_id, email }: Key) => ({
  pk: key("account", account_id),
  sk: key("invitation", email),
});

const invitationEntity = entity({
  name: "Invitation",
  shape: StoredInvitation,
  key: keyOf,
  keysOf: (one) => ({ ...keyOf(one), gsi1pk: key("invitation", one.hash), gsi1sk: key("invitation") }),
});

const dayMilliseconds = 24 * 3600 * 1000;
const daysKept = 30;

/** A new token of 256 random bits and the fields of an invitation that follow from it. */
export const newToken = (now = Date.now()) => {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = now + invitationDays * dayMilliseconds;
  return {
    token,
    hash: hashOf(token),
    expires_at: new Date(expiresAt).toISOString(),
    ttl: Math.floor((expiresAt + daysKept * dayMilliseconds) / 1000),
  };
};

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** The state of an invitation that its link shows. */
export const stateOf = (
  { ended, expires_at }: StoredInvitation,
  now = Date.now(),
): OpenedInvitation["state"] => ended ?? (Date.parse(expires_at) <= now ? "expired" : "open");

export const invitations = {
  place: invitationEntity.place,

  /** Invitations that are neither used nor revoked, expired ones too. */
  pending: async (account_id: string): Promise<StoredInvitation[]> => {
    const query = { pk: key("account", account_id), prefix: keyPrefix("invitation") };
    const found = await Array.fromAsync(invitationEntity.all(query));
    return found.filter(({ ended }) => ended === undefined);
  },

  /** The invitation of a token, whatever became of it; undefined for a token that is unknown or was replaced. */
  ofToken: async (token: string): Promise<StoredInvitation | undefined> => {
    const hash = hashOf(token);
    const { items } = await invitationEntity.list({ pk: key("invitation", hash), prefix: "", index: "gsi1" });
    // the index may be behind
    const current = items[0] && (await invitationEntity.find(items[0]));
    return current && timingSafeEqual(Buffer.from(current.hash), Buffer.from(hash)) ? current : undefined;
  },

  /** A write for a transaction: ends an invitation that is still open with the same token. */
  end: (one: StoredInvitation, ended: "used" | "revoked") =>
    invitationEntity.change(one, {
      set: { ended },
      condition: when.equals({ hash: one.hash, ended: undefined }),
    }),
};

/** Whether a token is that of an open invitation to the address. */
export const admitsSignUp = async (token: string, email: string): Promise<boolean> => {
  const invitation = await invitations.ofToken(token);
  return (
    invitation !== undefined && stateOf(invitation) === "open" && invitation.email === email.toLowerCase()
  );
};
