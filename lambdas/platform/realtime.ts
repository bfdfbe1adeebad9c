/** Pushes to everybody who follows a topic; nobody listening is not an error. */
export interface Realtime {
  publish(topic: string, message: Record<string, unknown>): Promise<void>;
}
