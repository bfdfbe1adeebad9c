import * as z from "zod";
import { queuedMessage } from "#platform/outbox/message.ts";
import { removeDue } from "./wake.ts";

/** A dictation whose day is over. */
export const dictation = queuedMessage(z.object({ holder: z.string(), id: z.string() }), removeDue);
