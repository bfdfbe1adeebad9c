import { visitorConversationId } from "#lambdas/core/visitor-conversation.ts";
import { requireMembership } from "#platform/access/owner/admit.ts";
import { verifyOwner } from "#platform/access/owner/verify-owner.ts";
import { readVisitorToken } from "#platform/access/visitor/visitor-token.ts";
import { onSocket } from "#platform/events/on-socket.ts";
import { accountTopic, visitorTopic } from "#platform/realtime/port.ts";
import { follow, forget } from "#platform/realtime/websocket-api.ts";
import { SocketMessage } from "#shared/realtime/messages.ts";
import { isOwnersToken } from "#shared/realtime/socket-protocol.ts";

/**
 * Tokens never come in an address, because addresses are logged. A connection opens with a token, and names it once more
 * to follow: pushes to a connection that is not open yet would end its subscription.
 */
export const handler = onSocket({
  open: (token) => (isOwnersToken(token) ? verifyOwner(token) : readVisitorToken(token)),
  message: SocketMessage,
  receive: async (connectionId, message) => {
    if (message.action === "ping") return { type: "alive" };
    if (message.action === "listen") {
      const { sessionId } = await readVisitorToken(message.token);
      await follow(connectionId, visitorTopic(visitorConversationId(sessionId)));
    } else {
      const { accountId, userId } = await requireMembership(
        await verifyOwner(message.token),
        message.account,
      );
      await follow(connectionId, accountTopic(accountId), userId);
    }
    return { type: "following" };
  },
  close: forget,
});
