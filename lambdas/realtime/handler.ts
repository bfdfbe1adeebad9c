import { membershipOf } from "#platform/access/membership.ts";
import { verifyOwner } from "#platform/access/owner.ts";
import { onSocket } from "#platform/events/on-socket.ts";
import { accountTopic } from "#platform/realtime/port.ts";
import { follow, forget } from "#platform/realtime/websocket-api.ts";
import { Follow } from "#shared/contract/realtime.ts";

/** The token comes in a message and never in an address, because addresses are logged. */
export const handler = onSocket({
  message: Follow,
  receive: async (connectionId, { token }) => {
    const { accountId } = await membershipOf(await verifyOwner(token));
    await follow(connectionId, accountTopic(accountId));
    return { type: "following" };
  },
  close: forget,
});
