import type { VisitorNews } from "#shared/conversations/handoff.ts";
import { listen } from "./listen.ts";
import css from "./live.css?shadow";
import type { LiveChat } from "./live-chat.ts";
import type { LiveWords } from "./live-words.ts";
import { offerOf } from "./offer.ts";
import { stripOf } from "./strip.ts";

export type GoLive = (chat: LiveChat, words: LiveWords) => { renew: () => void; report: () => void };

/** The clocks of visitor and server differ: the end of a time is looked at again after this. */
const shortestMilliseconds = 1000;
const replyMilliseconds = 10_000;

/**
 * Shows what people write while the chat is open, who answers, and how to ask for a person. Call `renew` after each
 * message: it follows another session if the visitor has begun one, and reads the news if they are not told. Call
 * `report` when the chat comes into view.
 */
export const goLive: GoLive = (chat, words) => {
  const { make, visitor, to, session, add, log, language } = chat;
  if (chat.root) make.adopt(chat.root, make.sheetOf(css));
  const after = () => ({ ...to, afterSeq: session.seq ?? 0 });
  const post = async (name: string, body: object = {}): Promise<VisitorNews> =>
    // on a connection that died without a word no reply comes
    (
      await visitor.post(name, () => ({ ...after(), ...body }), AbortSignal.timeout(replyMilliseconds))
    ).json();
  const strip = stripOf(chat, words);
  const offer = offerOf(chat, words, {
    wantPerson: async (wantsPerson) => take(await post("visitor-person", { wantsPerson })),
    leave: async (email) => take(await post("visitor-address", { email, language })),
  });
  let reading: Promise<void> | undefined;
  let isToldDuringRead = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isMailed = false;
  let isBegun = false;
  let reported = 0;
  const isSeen = (): boolean => !document.hidden && log.getClientRects().length > 0;
  const read = async (): Promise<void> => {
    const seenSeq = session.seq ?? 0;
    const tells = isMailed && isSeen();
    await take(await post("visitor-news", tells ? { seenSeq } : {}));
    if (tells) reported = seenSeq;
  };
  /** Reads until nothing was told during the last reading, whose reply may be older than that. */
  const readAll = async (): Promise<void> => {
    do {
      isToldDuringRead = false;
      await read();
    } while (isToldDuringRead);
  };
  const look = (): Promise<void> => {
    isToldDuringRead = true;
    reading ??= readAll().finally(() => {
      reading = undefined;
      report();
    });
    return reading;
  };
  const lookIfPossible = (): void => void look().catch(() => undefined);
  /** Says what was seen, so that it is not mailed. */
  const report = (): void => {
    if (!isMailed || reported >= (session.seq ?? 0) || !isSeen()) return;
    reported = session.seq ?? 0;
    lookIfPossible();
  };
  const take = async (news: VisitorNews): Promise<void> => {
    for (const item of news.items) {
      if (item.seq <= (session.seq ?? 0)) continue;
      session.seq = item.seq;
      const { kind, text = "", name = words.someone, minutes: n = 0 } = item;
      if (kind === "message") {
        add({ role: "note", text, by: make.filled(words.by, { name }) });
        chat.told(text);
      } else add({ role: "note", text: make.filled(lineOf(kind, news), { name, n, at: opening(news) }) });
    }
    session.seq = Math.max(news.seq, session.seq ?? 0);
    ({ isMailed } = news);
    isBegun = news.seq > 0;
    strip.show(news);
    offer.show(news);
    clearTimeout(timer);
    if (news.answerer.kind !== "bot") {
      const left = Date.parse(news.answerer.until) - Date.now();
      timer = setTimeout(lookIfPossible, Math.max(left, shortestMilliseconds));
    }
    connection.open(news.socketUrl);
    if (news.hasMore) await read();
  };
  const lineOf = (
    kind: "joined" | "left" | "asked" | "closed" | "nobody",
    { people }: VisitorNews,
  ): string => {
    if (kind === "asked") return `${words.called}. ${words.wait}`;
    return kind === "closed" && !people?.opensAt ? words.nobody : words[kind];
  };
  /** The visitor's own time: "Monday, 9:00". */
  const opening = ({ people }: VisitorNews): string =>
    people?.opensAt
      ? new Date(people.opensAt).toLocaleString(language, {
          weekday: "long",
          hour: "numeric",
          minute: "2-digit",
        })
      : "";
  const connection = listen({
    visitor,
    look,
    heard: ({ type, seq = 0 }) => {
      if (type === "typing") strip.showTyping();
      else if (seq > (session.seq ?? 0)) lookIfPossible();
    },
  });
  document.addEventListener("visibilitychange", report);
  connection.again();
  return {
    renew: () => {
      offer.place();
      connection.renew();
      if (!isBegun) lookIfPossible();
    },
    report,
  };
};
