import type { Activity } from "#shared/contract/account.ts";

/** The entry as a sentence around its subject's name: `before` **name** `after`. */
export interface Sentence {
  before: string;
  name?: string;
  after?: string;
}

const verbs: Record<Exclude<Activity["action"], "signed_in">, string> = {
  created: "created",
  uploaded: "uploaded",
  changed: "changed",
  replaced: "replaced",
  published: "published",
  unpublished: "unpublished",
  activated: "activated",
  deactivated: "deactivated",
  deleted: "deleted",
};

const nouns = { chatbot: "Chatbot", document: "Document", widget: "Widget" };

export const sentenceOf = ({ action, subject }: Activity): Sentence => {
  if (action === "signed_in") return { before: "Signed in" };
  if (!subject) return { before: verbs[action] };
  return { before: nouns[subject.kind], name: subject.name, after: verbs[action] };
};

/** The name, e-mail address or id of the user who did it. */
export const actorName = ({ actor }: Activity): string => actor.name ?? actor.email ?? actor.user_id;
