import * as z from "zod";

/** The messengers in which a bot answers for a chatbot. */
export const Channel = z.enum(["telegram", "discord", "slack"]);
export type Channel = z.infer<typeof Channel>;
