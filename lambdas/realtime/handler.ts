import { requireMembership } from "#platform/access/admit.ts";
import { verifyOwner } from "#platform/access/owner.ts";
import { onSocket } from "#platform/events/on-socket.ts";
import { accountTopic } from "#platform/realtime/port.ts";
import { follow, forget } from "#platform/realtime/websocket-api.ts";
import { Follow } from "#shared/contract/realtime.ts";

/**
 * Tokens never come in an address, because addresses are logged. A connection opens with a token, and names it once more
 * to follow: pushes to a connection that is not open yet would end its subscription.
 */
export const handler = onSocket({
  open: verifyOwner,
  message: Follow,
  receive: async (connectionId, { token, account }) => {
    const { accountId, userId } = await requireMembership(await verifyOwner(token), account);
    await follow(connectionId, accountTopic(accountId), userId);
    return { type: "following" };
  },
  close: forget,
});
