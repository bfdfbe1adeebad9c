import type { Channel } from "./channel.ts";

/** Minutes after a visitor's message in which a messenger takes replies to it; absent for one that always does. */
export const replyMinutes: Partial<Record<Channel, number>> = { discord: 15 };
