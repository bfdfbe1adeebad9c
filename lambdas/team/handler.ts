import { runsInstallation } from "#platform/access/owner/runs-installation.ts";
import { serve } from "#platform/http/serve.ts";
import { team } from "#shared/team/routes.ts";
import { accountsOf } from "./accounts.ts";
import { leave, removeMember } from "./ending.ts";
import { handOver } from "./hand-over.ts";
import { invite } from "./invite.ts";
import { join } from "./join.ts";
import { changeRole, listMembers } from "./members.ts";
import { listInvitations, openInvitation, revoke } from "./pending.ts";

export const handler = serve(team, {
  memberships: async (_, { userId }) => {
    const [items, is_operator] = await Promise.all([accountsOf(userId), runsInstallation(userId)]);
    return { items, is_operator };
  },
  join: ({ token }, { userId }) => join(userId, token),
  invitation: ({ token }) => openInvitation(token),
  members: async (_, { accountId }) => ({ items: await listMembers(accountId) }),
  invitations: async (_, { accountId }) => ({ items: await listInvitations(accountId) }),
  invite: (wanted, member) => invite(wanted, member),
  revoke: ({ invitationId }, member) => revoke(invitationId, member),
  changeRole: ({ memberId, role }, member) => changeRole(memberId, role, member),
  removeMember: ({ memberId }, member) => removeMember(memberId, member),
  leave: (_, member) => leave(member),
  handOver: ({ memberId, password }, member) => handOver(memberId, password, member),
});
