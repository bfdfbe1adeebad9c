import { when } from "#platform/table/conditions.ts";
import type { Channel } from "#shared/channels/channel.ts";
import { replyMinutes } from "#shared/channels/reply-minutes.ts";
import { type ChannelThread, type ThreadKey, threadEntity } from "./entities.ts";
import { key, keyPrefix } from "./names.ts";
import { undefinedOn } from "./undefined-on.ts";

/**
 * Takes a thread for one process until a time in milliseconds since 1970, so that its messages are answered in order.
 * Returns undefined if another process has it, which is then called to look again.
 */
export const takeThread = async (of: ThreadKey, until: number): Promise<ChannelThread | undefined> => {
  for (;;) {
    const present = await threadEntity.find(of);
    if (!present) {
      const begun = { ...keyIn(of), taken_until: until, calls: 0, is_told: false };
      const created = await threadEntity.create(begun).catch(undefinedOn("conflict"));
      if (created) return created;
      continue;
    }
    const { taken_until, calls } = present;
    const isTaken = taken_until > Date.now();
    const changed = await changeThread(of, {
      set: isTaken ? { calls: calls + 1 } : { taken_until: until },
      condition: when.equals({ taken_until, calls }),
    });
    if (changed) return isTaken ? undefined : changed;
  }
};

/** Gives a thread back. Returns its new state, still taken, if another process called in between. */
export const leaveThread = async (thread: ChannelThread): Promise<ChannelThread | undefined> => {
  const { taken_until, calls } = thread;
  const condition = when.equals({ taken_until, calls });
  if (await changeThread(thread, { set: { taken_until: 0 }, condition })) return undefined;
  const present = await threadEntity.find(thread);
  return present?.taken_until === taken_until ? present : undefined;
};

/** Gives a thread back with messages that wait. */
export const dropThread = async (thread: ChannelThread): Promise<void> => {
  const condition = when.equals({ taken_until: thread.taken_until });
  await changeThread(thread, { set: { taken_until: 0 }, condition });
};

/** Changes a thread. Returns undefined if it is gone or does not fulfil the condition. */
export const changeThread = (of: ThreadKey, changes: Parameters<typeof threadEntity.update>[1]) =>
  threadEntity.update(of, changes).catch(undefinedOn("not_found"));

export const findThread = (of: Omit<ThreadKey, "channel">): Promise<ChannelThread | undefined> =>
  threadEntity.find(of);

export const forgetThread = (of: Omit<ThreadKey, "channel">): Promise<void> => threadEntity.remove(of);

/** Forgets a chatbot's threads in a channel. */
export const forgetThreads = async (chatbotId: string, channel: Channel): Promise<void> => {
  const all = threadEntity.all({ pk: key("chatbot", chatbotId), prefix: keyPrefix("botThread") });
  for await (const thread of all) if (thread.channel === channel) await forgetThread(thread);
};

/** Until when the platform takes messages in a thread, an ISO string; undefined if it takes them at any time. */
export const repliesUntil = ({ channel, written_at }: ChannelThread): string | undefined => {
  const minutes = replyMinutes[channel];
  if (minutes === undefined || !written_at) return undefined;
  return new Date(Date.parse(written_at) + minutes * 60_000).toISOString();
};

const keyIn = ({ rag_system_id, channel, conversation_id }: ThreadKey) => ({
  rag_system_id,
  channel,
  conversation_id,
});
