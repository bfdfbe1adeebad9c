/** API Gateway's limits of a WebSocket connection, and of the bytes that a reader may leave unread. */
export const limits = {
  messageBytes: 128 * 1024,
  idleSeconds: 10 * 60,
  lifeSeconds: 2 * 3600,
  unreadBytes: 1024 * 1024,
  messagesInFlight: 16,
};

export type Limits = typeof limits;
