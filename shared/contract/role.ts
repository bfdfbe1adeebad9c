/** Roles of an account's members, from least to most; each includes those before it. */
export const roles = ["answers", "edits", "everything", "owner"] as const;
export type Role = (typeof roles)[number];

/** The roles that a member is given. The owner's moves only by handing the account over. */
export const givenRoles = ["answers", "edits", "everything"] as const;
export type GivenRole = (typeof givenRoles)[number];

/** Whether a role permits what another one permits. */
export const includesRole = (role: Role, needed: Role): boolean =>
  roles.indexOf(role) >= roles.indexOf(needed);

interface RoleRule {
  role?: Role | "none";
  path: string;
}

/** Addresses of one conversation. */
const chats = /^\/api\/conversations\//;

/** Addresses of what an account builds; all others concern the account itself. */
const content = /^\/api\/(chatbots|documents|integrations|widgets|history)(\/|$)/;

/**
 * The least role that a route of owners takes: its own `role`, else `answers` in a conversation, `edits` for what the
 * account builds and `everything` elsewhere, so that a new route is closed to the lesser roles until it says otherwise.
 */
export const roleFor = ({ role, path }: RoleRule): Role | "none" =>
  role ?? (chats.test(path) ? "answers" : content.test(path) ? "edits" : "everything");
