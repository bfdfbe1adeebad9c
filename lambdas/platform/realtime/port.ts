/** Pushes to everybody who follows a topic; nobody listening is not an error. */
export interface Realtime {
  publish(topic: string, message: Record<string, unknown>): Promise<void>;
}

/** What an owner's open pages follow. */
export const ownerTopic = (userId: string): string => `owner:${userId}`;
