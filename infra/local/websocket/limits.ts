/** What API Gateway allows a WebSocket connection, and what a reader may leave unread before it is cut off. */
export const limits = {
  messageBytes: 128 * 1024,
  idleSeconds: 10 * 60,
  lifeSeconds: 2 * 3600,
  unreadBytes: 1024 * 1024,
  messagesInFlight: 16,
};

export type Limits = typeof limits;
