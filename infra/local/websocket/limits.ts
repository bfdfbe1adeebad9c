/** API Gateway's limits of a WebSocket connection, and of the bytes that a reader may leave unread. */
export const limits = {
  messageBytes: 128 * 1024,
  idleSeconds: 10 * 60,
  lifeSeconds: 2 * 3600,
  unreadBytes: 1024 * 1024,
  messagesInFlight: 16,
  /** Open connections from one address, and from all. */
  connections: { each: 2500, all: 5000 },
  /** Messages beyond these wait. Pages send one message for each connection. */
  messages: { each: { burst: 40, perSecond: 2 }, address: { burst: 300, perSecond: 200 } },
};

export type Limits = typeof limits;
