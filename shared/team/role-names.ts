import type { Role } from "../contract/role.ts";

export const roleNames: Record<Role, string> = {
  answers: "Answers chats",
  edits: "Edits",
  everything: "Everything",
  owner: "Owner",
};
