import * as z from "zod";

/** The messengers in which a bot answers for a chatbot. */
export const Channel = z.enum(["telegram", "discord", "slack"]);
export type Channel = z.infer<typeof Channel>;

/** Minutes after a visitor's message in which a messenger takes replies to it; absent for one that always does. */
export const replyMinutes: Partial<Record<Channel, number>> = { discord: 15 };
