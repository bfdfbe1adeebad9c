import type { Channel } from "#shared/channels/channel.ts";
import { withWorld } from "../integrations/with-world.ts";
import { startProduct, unlimited } from "../product.ts";
import { borrow } from "../products/borrow.ts";
import { finished, uploadText } from "../upload.ts";
import { as } from "../users.ts";
import { startMessengers } from "./messengers.ts";

/**
 * A product whose chatbot knows what a reminder costs, with the three platforms. One whose model `env` names is the test
 * file's own.
 */
export const startBots = async (env?: Record<string, string>) => {
  const { stand, product, stop } = await (env ? startOwn(env) : borrowed());
  const owner = await as("ann", product.url);
  const { id: chatbotId } = await owner.chatbots.create({ name: "Desk", use_case: "support" });
  await finished(owner, await uploadText(owner, chatbotId, "fees.txt", "A reminder costs 1.50 euros."));
  return {
    ...stand,
    product,
    owner,
    chatbotId,
    addressOf: (channel: Channel) => `${product.url}/channels/${channel}/${chatbotId}`,
    connect: (channel: Channel, changes: object = {}) =>
      owner.channels.connect({ chatbotId, channel, ...stand.messengers[channel].right, ...changes }),
    stop,
  };
};

const startOwn = async (env: Record<string, string>) => {
  const stand = await startMessengers();
  const product = await startProduct({ env: { ...withWorld, ...unlimited, ...stand.env, ...env } });
  const stop = async () => {
    await product.stop();
    stand.stop();
  };
  return { stand, product, stop };
};

const borrowed = async () => {
  const product = await borrow("messengers");
  const stand = await startMessengers(product.port);
  const stop = async () => {
    stand.stop();
    await product.giveBack();
  };
  return { stand, product, stop };
};

export type Bots = Awaited<ReturnType<typeof startBots>>;
