import type { PermissionScope } from "./rules.ts";

/** The names by which screens show the scopes of an API key. */
export const scopeNames: Record<PermissionScope, string> = { read: "Read Only", "read-write": "Read-Write" };
