import type { SignedRequest } from "#platform/access/signed-request.ts";
import type { Channel } from "#shared/channels/channel.ts";
import { AppError } from "#shared/errors.ts";
import { connectionStore } from "../connections.ts";
import { accept } from "../events.ts";
import { opened } from "../opened.ts";
import { platformOf } from "../platforms/platform-of.ts";

/**
 * Takes what a platform sends to a bot: checks the signature, stores the event, has it answered, and acknowledges it.
 * Throws AppError `unauthenticated`, in the same words for a bot that is not there.
 */
export const receive = async (
  { channel, chatbotId }: { channel: Channel; chatbotId: string },
  { request }: { request: SignedRequest },
): Promise<Record<string, unknown>> => {
  const stored = await connectionStore.find({ rag_system_id: chatbotId, channel });
  if (!stored) throw refused();
  const [connection, platform] = await Promise.all([opened(stored), platformOf(channel)]);
  if (!platform.isGenuine(request, connection, Date.now())) throw refused();
  const { reply, event } = platform.read(parse(request.body), connection);
  if (!connection.is_reached) await connectionStore.note(connection, { is_reached: true });
  if (event) await accept(connection, event);
  return reply;
};

const refused = () =>
  new AppError("unauthenticated", "This address takes signed requests of the bot's platform only.");

const parse = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    throw new AppError("invalid", "The request body is no JSON.");
  }
};
