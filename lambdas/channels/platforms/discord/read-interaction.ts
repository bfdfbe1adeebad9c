import * as z from "zod";
import type { ReceivedEvent } from "../../entities.ts";

export const command = {
  name: "ask",
  description: "Ask a question about the documents",
  type: 1,
  options: [{ type: 3, name: "question", description: "Your question", required: true, max_length: 4000 }],
};

const User = z.object({ id: z.string(), global_name: z.string().nullish(), username: z.string().optional() });

const Interaction = z.object({
  id: z.string(),
  type: z.number(),
  token: z.string().default(""),
  channel_id: z.string().optional(),
  member: z.object({ user: User }).optional(),
  user: User.optional(),
  data: z
    .object({
      name: z.string(),
      options: z.array(z.object({ name: z.string(), value: z.unknown() })).default([]),
    })
    .optional(),
});

/** Types of interactions, and of replies: discord.com/developers/docs/interactions/receiving-and-responding. */
const ping = 1;
const applicationCommand = 2;
const pong = { type: 1 };
/** "… is thinking", for 15 minutes at most. */
const answeredLater = { type: 5 };

/** The question of the command, which is answered later. */
export const readInteraction = (body: unknown): { reply: Record<string, unknown>; event?: ReceivedEvent } => {
  const { type, id, token, channel_id = "", member, user, data } = Interaction.safeParse(body).data ?? {};
  const sender = member?.user ?? user;
  if (type === ping) return { reply: pong };
  if (type !== applicationCommand || !id || !token || !sender || data?.name !== command.name)
    return { reply: unknown };
  const name = sender.global_name ?? sender.username;
  return {
    reply: answeredLater,
    event: {
      id,
      question: String(data.options.find((option) => option.name === "question")?.value ?? "").trim(),
      thread: `${channel_id}:${sender.id}`,
      sender: { id: sender.id, ...(name && { name: name.slice(0, 100) }) },
      target: { token },
    },
  };
};

const unknown = { type: 4, data: { content: "I know the command /ask only.", flags: 64 } };
