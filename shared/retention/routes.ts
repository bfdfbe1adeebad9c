import * as z from "zod";
import { Chatbot } from "../chatbots/shapes.ts";
import { reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";

/** Days after its last message for which a conversation may be kept. */
export const keepDays = [30, 90, 180, 365] as const;
export type KeepDays = (typeof keepDays)[number];

const days = z.literal([...keepDays], "Choose 30, 90, 180 or 365 days.");

export const retention = {
  count: route({
    method: "GET",
    path: "/api/chatbots/{id}/retention/expired",
    access: "owner",
    limit: "reports",
    summary:
      "Count the conversations that a retention would delete now; repeat with the cursor and add up until there is none",
    input: z.object({
      id: reference,
      days: z.coerce.number().pipe(days),
      cursor: z.string().max(1000).optional(),
    }),
    output: z.object({ conversations: z.number().int(), cursor: z.string().optional() }),
  }),
  save: route({
    method: "PUT",
    path: "/api/chatbots/{id}/retention",
    access: "owner",
    summary:
      "Choose how long the conversations of a chatbot are kept, and whether those of its public page are",
    input: z.object({
      id: reference,
      /** Null: until somebody deletes them. */
      keep_days: days.nullable(),
      keeps_page: z.boolean(),
    }),
    output: Chatbot,
  }),
};
