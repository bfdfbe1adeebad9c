import { query } from "../../lib/api/api.ts";

/** The accounts of the signed-in user; the first is opened where none was chosen. */
export const memberships = { ...query("team", "memberships", {}), retry: false, staleTime: 60_000 };
