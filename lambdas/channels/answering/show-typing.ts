import { logger } from "#platform/logging/logger.ts";
import type { ChannelEvent } from "../entities.ts";
import type { Answering } from "./answering.ts";

/** Telegram shows the sign for five seconds. */
const repeatMs = 4000;

/** Shows that the bot is writing until the returned function is called. An answer does not wait for the sign. */
export const showTyping = ({ target }: ChannelEvent, { connection, platform }: Answering): (() => void) => {
  const { showTyping: show } = platform;
  if (!show) return () => undefined;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const repeat = async () => {
    try {
      const isRepeated = await show(connection, target);
      if (isRepeated && !isStopped) timer = setTimeout(repeat, repeatMs);
    } catch (error) {
      logger.warn("a typing sign was not shown", { error: error instanceof Error ? error.message : "" });
    }
  };
  void repeat();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
};
