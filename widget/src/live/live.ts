import type { VisitorNews } from "#shared/contract/visitor-handoff.ts";
import { listen } from "./listen.ts";
import css from "./live.css?shadow";
import type { LiveChat } from "./live-chat.ts";
import type { LiveWords } from "./live-words.ts";
import { stripOf } from "./strip.ts";

export type GoLive = (chat: LiveChat, words: LiveWords) => { renew: () => void };

/**
 * Shows what people write while the chat is open, and who answers. Call `renew` after each message: it follows another
 * session if the visitor has begun one, and reads the news if they are not told.
 */
export const goLive: GoLive = (chat, words) => {
  const { make, visitor, to, session, add } = chat;
  if (chat.root) make.adopt(chat.root, make.sheetOf(css));
  const strip = stripOf(chat, words, async (wantsPerson) =>
    take(await (await visitor.post("visitor-person", () => ({ ...to, wantsPerson, ...after() }))).json()),
  );
  const after = () => ({ afterSeq: session.seq ?? 0 });
  let reading: Promise<void> | undefined;
  const look = (): Promise<void> => {
    reading ??= (async () =>
      take(await (await visitor.post("visitor-news", () => ({ ...to, ...after() }))).json()))().finally(
      () => {
        reading = undefined;
      },
    );
    return reading;
  };
  const take = async (news: VisitorNews): Promise<void> => {
    for (const { seq, kind, text = "", name = words.someone } of news.items) {
      if (seq <= (session.seq ?? 0)) continue;
      session.seq = seq;
      if (kind === "message") {
        add({ role: "note", text, by: make.filled(words.by, { name }) });
        chat.told(text);
      } else add({ role: "note", text: make.filled(words[kind], { name }) });
    }
    session.seq = Math.max(news.seq, session.seq ?? 0);
    strip.show(news.answerer);
    connection.open(news.socketUrl);
    if (news.hasMore) await look();
  };
  const connection = listen({
    visitor,
    look,
    heard: ({ type, seq = 0 }) => {
      if (type === "typing") strip.showTyping();
      else if (seq > (session.seq ?? 0)) void look().catch(() => undefined);
    },
  });
  connection.again();
  return { renew: connection.renew };
};
