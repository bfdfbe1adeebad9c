import type { Activity } from "#shared/account/activity.ts";
import { roles } from "#shared/contract/role.ts";
import { roleNames } from "#shared/team/role-names.ts";

/** The entry as a sentence around its subject's name: `before` **name** `after`. */
interface Sentence {
  before: string;
  name?: string;
  after?: string;
}

const verbs: Partial<Record<Activity["action"], string>> = {
  created: "created",
  uploaded: "uploaded",
  changed: "changed",
  replaced: "replaced",
  published: "published",
  unpublished: "unpublished",
  activated: "activated",
  deactivated: "deactivated",
  rotated: "rotated",
  deleted: "deleted",
  failed: "failed ten times in a row",
  reached: "reached",
};

const nouns = {
  budget: "Budget of",
  channel: "Bot",
  chatbot: "Chatbot",
  document: "Document",
  conversations: "Conversations of",
  integration: "API integration",
  webhook: "Webhook to",
  job: "Job posting",
  candidate: "Candidate",
  knowledge_template: "Knowledge template",
  knowledge_interview: "Knowledge interview with",
  leads: "Leads:",
  website: "Web pages of",
  widget: "Widget",
  api_key: "API key",
  member: "Member",
  model_provider: "Model provider",
  transcriber: "Transcription by",
};

/** Acts on members, as the words before and after an e-mail address. */
const toMembers: Partial<Record<Activity["action"], (role: string) => Sentence>> = {
  signed_in: () => ({ before: "Signed in" }),
  invited: (role) => ({ before: "Invited", after: `as “${role}”` }),
  revoked: () => ({ before: "Withdrew the invitation of" }),
  joined: (role) => ({ before: "Joined as", after: `“${role}”` }),
  role_changed: (role) => ({ before: "Gave", after: `the role “${role}”` }),
  removed: () => ({ before: "Removed", after: "from the account" }),
  left: () => ({ before: "Left the account" }),
  handed_over: () => ({ before: "Handed the account over to" }),
};

export const sentenceOf = ({ action, subject, role, detail }: Activity): Sentence => {
  const sentence = toMembers[action]?.(
    roles.flatMap((one) => (one === role ? [roleNames[one]] : []))[0] ?? "",
  );
  if (sentence) return subject && action !== "joined" ? { ...sentence, name: subject.name } : sentence;
  const verb = verbs[action] ?? action;
  const after = detail ? (action === "reached" ? `${verb} ${detail}` : `${verb}: ${detail}`) : verb;
  return subject ? { before: nouns[subject.kind], name: subject.name, after } : { before: after };
};

/** The name, e-mail address or id of the user who did it, or a program with an API key; a failure is nobody's act. */
export const actorName = ({ action, actor }: Activity): string => {
  if (action === "failed") return "";
  return actor.name ?? actor.email ?? (actor.user_id.startsWith("key_") ? "API key" : actor.user_id);
};
