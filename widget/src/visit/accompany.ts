import type { FollowPeople } from "../live/follow-people.ts";
import type { LiveWords } from "../live/live-words.ts";
import type { OpenChat } from "../panel/open-chat.ts";
import type { SpokenWords } from "../words/translation.ts";
import { forgetting } from "./forget.ts";
import { menuOf } from "./menu.ts";
import { countUnread } from "./unread.ts";
import css from "./visit.css?shadow";

export type Accompany = (chat: OpenChat, words: SpokenWords) => void;

/** Adds to a chat that has messages its menu, and counts answers that nobody has seen. */
export const accompany: Accompany = (chat, words) => {
  const { panel, mountPoint, session, widget } = chat;
  chat.make.adopt(mountPoint.root, chat.make.sheetOf(css));
  countUnread(chat, words);
  follow(chat).catch(() => undefined);
  const sound = (): string => (session.isMuted ? words.soundOn : words.soundOff);
  const menu = menuOf(chat.make, words.more, () => [
    ...(widget.behavior.sound
      ? [
          {
            name: sound(),
            choose: () => {
              session.isMuted = !session.isMuted;
              chat.save();
            },
          },
        ]
      : []),
    { name: words.forget, choose: () => forgetting(chat, words, () => menu.button.focus()) },
  ]);
  panel.querySelector("header > div")?.after(menu.button, menu.list);
};

const follow = async (chat: OpenChat): Promise<void> => {
  const { followPeople } = (await chat.load("live")) as { followPeople: FollowPeople };
  const live = (await chat.load(`live-${chat.panel.lang}`)) as { default: LiveWords };
  followPeople(chat, live.default);
};
