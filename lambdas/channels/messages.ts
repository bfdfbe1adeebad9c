import * as z from "zod";
import { queuedMessage } from "#platform/outbox/message.ts";
import { Channel } from "#shared/channels/channel.ts";
import { channelStore } from "./store.ts";

/** A thread with messages to a bot. */
export const channelThread = queuedMessage(
  z.object({ rag_system_id: z.string(), channel: Channel, conversation_id: z.string() }),
  channelStore.answer,
);

/** A disconnected bot whose platform was away. */
export const channelLeaving = queuedMessage(
  z.object({ rag_system_id: z.string(), channel: Channel, bot_id: z.string() }),
  channelStore.leave,
);
