import * as z from "zod";
import { password } from "../account/routes.ts";
import { at, reference } from "../contract/fields.ts";
import { givenRoles, roles } from "../contract/role.ts";
import { route } from "../contract/route.ts";

/** An account that the signed-in user belongs to. */
export const AccountMembership = z.object({
  account_id: z.string(),
  role: z.enum(roles),
  /** The owner's company or e-mail address; absent if this is the user's only account. */
  name: z.string().optional(),
});
export type AccountMembership = z.infer<typeof AccountMembership>;

export const Member = z.object({
  user_id: z.string(),
  role: z.enum(roles),
  email: z.string(),
  name: z.string().optional(),
  /** Absent for the person who made the account. */
  since: at.optional(),
});
export type Member = z.infer<typeof Member>;

export const Invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(givenRoles),
  /** The name or e-mail address of the member who invited. */
  invited_by: z.string(),
  expires_at: at,
});
export type Invitation = z.infer<typeof Invitation>;

/** An invitation as its link shows it. */
export const OpenedInvitation = Invitation.omit({ id: true }).extend({
  /** The name of the account. */
  account: z.string(),
  state: z.enum(["open", "expired", "used", "revoked"]),
});
export type OpenedInvitation = z.infer<typeof OpenedInvitation>;

/** An invitation is good for this many days. */
export const invitationDays = 7;

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(128, "Use at most 128 characters.")
  .pipe(z.email("Enter an email address, such as name@example.com."));

const token = z.string().max(100, "This link is not whole. Open it from the mail again.");

export const team = {
  memberships: route({
    method: "GET",
    path: "/api/memberships",
    access: "owner",
    role: "none",
    summary: "List the accounts that the signed-in user belongs to; the first is opened if none was chosen",
    input: z.object({}),
    output: z.object({
      items: z.array(AccountMembership),
      /** Whether the user runs the installation. */
      is_operator: z.boolean(),
    }),
  }),
  join: route({
    method: "POST",
    path: "/api/memberships",
    access: "owner",
    role: "none",
    summary: "Join an account by the token of an invitation to the signed-in user's address",
    input: z.object({ token }),
    output: AccountMembership,
  }),
  invitation: route({
    method: "POST",
    path: "/functions/v1/invitation",
    access: "public",
    summary: "Read an invitation by the token of its link",
    input: z.object({ token }),
    output: OpenedInvitation,
  }),
  members: route({
    method: "GET",
    path: "/api/team/members",
    access: "owner",
    role: "answers",
    summary: "List the members of the account, the owner first",
    input: z.object({}),
    output: z.object({ items: z.array(Member) }),
  }),
  invitations: route({
    method: "GET",
    path: "/api/team/invitations",
    access: "owner",
    summary: "List the invitations that are neither used nor revoked, expired ones too",
    input: z.object({}),
    output: z.object({ items: z.array(Invitation) }),
  }),
  invite: route({
    method: "POST",
    path: "/api/team/invitations",
    access: "owner",
    summary: "Mail an invitation; one to the same address is replaced",
    input: z.object({ email, role: z.enum(givenRoles) }),
    output: Invitation,
  }),
  revoke: route({
    method: "DELETE",
    path: "/api/team/invitations/{invitationId}",
    access: "owner",
    summary: "Have an invitation's link no longer work",
    input: z.object({ invitationId: reference }),
    output: z.object({}),
  }),
  changeRole: route({
    method: "PUT",
    path: "/api/team/members/{memberId}",
    access: "owner",
    summary: "Give a member another role; the owner's is handed over instead",
    input: z.object({ memberId: reference, role: z.enum(givenRoles) }),
    output: z.object({}),
  }),
  removeMember: route({
    method: "DELETE",
    path: "/api/team/members/{memberId}",
    access: "owner",
    summary: "End a member's access to the account",
    input: z.object({ memberId: reference }),
    output: z.object({}),
  }),
  leave: route({
    method: "POST",
    path: "/api/team/leave",
    access: "owner",
    role: "answers",
    summary: "Leave the account; its owner hands it over first",
    input: z.object({}),
    output: z.object({}),
  }),
  handOver: route({
    method: "POST",
    path: "/api/team/owner",
    access: "owner",
    role: "owner",
    summary: "Make a member the owner of the account; the former owner keeps everything but that",
    input: z.object({ memberId: reference, password }),
    output: z.object({}),
  }),
};
