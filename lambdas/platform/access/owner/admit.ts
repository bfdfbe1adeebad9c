import { accountHeader } from "#shared/account/header.ts";
import { includesRole, type Role, roleFor } from "#shared/contract/role.ts";
import type { Route } from "#shared/contract/route.ts";
import { AppError } from "#shared/errors.ts";
import { roleNames } from "#shared/team/role-names.ts";
import { limitRoute } from "../../rate-limit/owner-limits.ts";
import { type Membership, membershipOf } from "./membership.ts";

/**
 * The membership that a signed-in user calls a route with. Throws AppError `no_membership` in the same words for an
 * account that is another's and for one that does not exist, `forbidden` for a role that is not enough and `rate_limited`.
 */
export const admit = async (
  route: Pick<Route, "role" | "path" | "method" | "limit">,
  userId: string,
  headers: Record<string, string | undefined>,
): Promise<Membership> => {
  const needed = roleFor(route);
  const membership: Membership =
    needed === "none"
      ? { userId, accountId: userId, role: "none" }
      : await requireMembership(userId, headers[accountHeader]);
  if (needed !== "none") requireRole(membership, needed);
  await limitRoute(route, membership.accountId);
  return membership;
};

/** Throws AppError `no_membership` unless the user belongs to the account, by default to their own. */
export const requireMembership = async (userId: string, account = userId): Promise<Membership> => {
  const membership = isAccountId.test(account) ? await membershipOf(userId, account) : undefined;
  if (!membership)
    throw new AppError(
      "no_membership",
      "You do not belong to this account, or no longer do. Choose another account, or ask a colleague to invite you.",
    );
  return membership;
};

/** Throws AppError `forbidden`, with the role that is needed, unless the member has it. */
export const requireRole = ({ role }: Membership, needed: Role): void => {
  if (role !== "none" && includesRole(role, needed)) return;
  const own = role === "none" ? "" : `, and yours in this account is “${roleNames[role]}”`;
  throw new AppError("forbidden", `This takes the role “${roleNames[needed]}”${own}. ${nextStep[needed]}`);
};

const nextStep: Record<Role, string> = {
  answers: "Ask a colleague to invite you.",
  edits: "Ask a colleague who has the role “Everything” for it.",
  everything: "Ask a colleague who has it, or the owner.",
  owner: "Ask the owner of the account.",
};

/** User ids of the pool; longer texts do not fit into a key. */
const isAccountId = /^[\w-]{1,100}$/;
