import { letter } from "#platform/mail/letter.ts";
import type { GivenRole } from "#shared/contract/role.ts";
import { roleNames } from "#shared/team/role-names.ts";
import { invitationDays } from "#shared/team/routes.ts";

interface InvitationMail {
  /** The name of the member who invites, and their e-mail address. */
  inviter: string;
  address: string;
  account: string;
  role: GivenRole;
  link: string;
}

/** Subject, text and HTML of an invitation. */
export const invitationMail = ({ inviter, address, account, role, link }: InvitationMail) => {
  const who = inviter === address ? address : `${inviter} (${address})`;
  const title = `Join ${account} on Docent`;
  const paragraphs = [
    `${who} invites you to the account ${account} with the role “${roleNames[role]}”: ${meanings[role]}`,
    `The invitation is for this e-mail address, works once, and expires in ${invitationDays} days. Without an account you make one on the way.`,
    "If you do not know the sender, ignore this mail: nothing happens.",
  ];
  return {
    subject: title,
    ...letter({ title, paragraphs, link: { text: "Open the invitation", url: link } }),
  };
};

const meanings: Record<GivenRole, string> = {
  answers: "you read and rate what its chatbots answer, and try them out.",
  edits: "you also build its chatbots, documents and widgets.",
  everything: "you also manage its members and settings.",
};
