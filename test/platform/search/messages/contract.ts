import { expect, it } from "vitest";
import type {
  ConversationEntry,
  MessageFilter,
  MessagePage,
  MessageSearch,
} from "#platform/search/messages/port.ts";
import { readQuery } from "#platform/search/messages/query.ts";
import { uniqueId } from "#test/unique-id.ts";
import { entriesOf, minute } from "./entries.ts";

const newest: MessagePage = { by: "activity", order: "newest", limit: 50 };

/** The behaviour of every index of messages. */
export const itSearchesMessages = (opened: () => MessageSearch): void => {
  const kept = async (said: (string | Partial<ConversationEntry>)[], accountId = uniqueId("usr")) => {
    const entries = entriesOf(accountId, said);
    await opened().put(accountId, entries);
    const find = async (
      text: string,
      filter: Partial<MessageFilter> = {},
      page: Partial<MessagePage> = {},
    ) => {
      const asked = { accountId, clauses: readQuery(text), ...filter };
      const found = await opened().find(asked, { ...newest, ...page });
      return found.map(({ id }) => entries.findIndex((one) => one.id === id));
    };
    return { accountId, entries, find };
  };

  it("every word has to occur in the conversation, in any of its messages, in any form, case and without accents", async () => {
    const { find } = await kept([
      { texts: ["How do I RETURN a parcel?", "Within two weeks.", "And the invoice?"] },
      { texts: ["Die Lieferung wurde geöffnet."] },
      "The parcel has arrived.",
    ]);
    expect(await find("returned parcels")).toEqual([0]);
    expect(await find("invoice parcel")).toEqual([0]);
    expect(await find("GEOFFNET")).toEqual([1]);
    expect(await find("invoice geöffnet")).toEqual([]);
    expect(await find("parcel")).toEqual([2, 0]);
  });

  it("a word may have one typo from four letters and two from eight, but a function word stands for none", async () => {
    const { find } = await kept(["my reservaton for dinner", "a red car", "it came from Rome", "the refund"]);
    for (const text of ["reservation", "resrevation", "reservatoin", "reservton "])
      expect(await find(text)).toEqual([0]);
    expect(await find("resarvltun")).toEqual([]);
    expect(await find("refnud")).toEqual([3]);
    expect(await find("cat ")).toEqual([]);
    expect(await find('"form"')).toEqual([]);
    expect(await find("form x")).toEqual([]);
  });

  it("the last word may be the beginning of one, and a quoted phrase is found as it is within one message", async () => {
    const { find } = await kept([
      { texts: ["Is there a night train?", "No trains at night."] },
      { texts: ["Good night", "train leaves at nine"] },
    ]);
    expect(await find("there nig")).toEqual([0]);
    expect(await find("nig there")).toEqual([]);
    expect(await find('"night train"')).toEqual([0]);
    expect(await find('"night tra"')).toEqual([]);
  });

  it("finds Chinese, Japanese, Korean, Thai and Arabic by parts of a sentence, and codes in both spellings", async () => {
    const { find } = await kept([
      "请问退款需要多长时间？",
      "返品はできますか。",
      "환불은 어떻게 하나요?",
      "ขอคืนเงินได้ไหม",
      "كيف أسترجع المبلغ؟",
      "Error ISO-9001 and jose@example.com",
    ]);
    const asked = ["退款", "返品", "환불", "คืนเงิน", "المبلغ", "iso9001", "iso-9001", "jose@exa"];
    expect(await Promise.all(asked.map((text) => find(text)))).toEqual([
      [0],
      [1],
      [2],
      [3],
      [4],
      [5],
      [5],
      [5],
    ]);
    expect(await find("款退")).toEqual([]);
  });

  it("filters by chatbot, session, channel, outcome, opinion and start, together with words", async () => {
    const { find } = await kept([
      { texts: ["refund"], chatbotId: "bot_a", isPublic: false, channel: "test" },
      { texts: ["refund"], isRefused: true, opinions: ["disliked", "commented"] },
      { texts: ["refund"], opinions: ["liked"], channel: "page" },
      { texts: ["invoice"], opinions: ["liked"] },
    ]);
    const filters: [Partial<MessageFilter>, number[]][] = [
      [{ chatbotId: "bot_a" }, [0]],
      [{ isPublic: true }, [2, 1]],
      [{ channel: "page" }, [2]],
      [{ isRefused: true }, [1]],
      [{ isRefused: false }, [2, 0]],
      [{ opinion: "liked" }, [2]],
      [{ opinion: "commented", channel: "widget" }, [1]],
      [{ since: minute(1) }, [2, 1]],
      [{ since: minute(1), before: minute(2) }, [1]],
    ];
    for (const [filter, found] of filters) expect(await find("refund", filter)).toEqual(found);
    expect(await find("", { opinion: "liked" })).toEqual([3, 2]);
    const ofBotA = {
      clauses: readQuery("desk refund").map((one, at) => ({ ...one, chatbotIds: at === 0 ? ["bot_a"] : [] })),
    };
    expect(await find("", ofBotA)).toEqual([0]);
  });

  it("pages go through all in order, once each, by activity and by start, both ways", async () => {
    const times = [3, 1, 2, 2, 5].map((at) => ({ texts: ["refund"], activityAt: minute(at) }));
    const { find, entries, accountId } = await kept(times);
    for (const by of ["activity", "start"] as const)
      for (const order of ["newest", "oldest"] as const) {
        const whole = await find("refund", {}, { by, order });
        const paged: string[] = [];
        for (let after: MessagePage["after"]; ; ) {
          const page: MessagePage = { by, order, limit: 2, after };
          const found = await opened().find({ accountId, clauses: readQuery("refund") }, page);
          paged.push(...found.map(({ id }) => id));
          if (found.length < 2) break;
          after = found.at(-1);
        }
        expect(paged).toEqual(whole.map((at) => entries[at]?.id));
        const key = (at: number) =>
          `${by === "activity" ? entries[at]?.activityAt : entries[at]?.startedAt}#${entries[at]?.id}`;
        const sorted = [0, 1, 2, 3, 4].toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
        expect(whole).toEqual(order === "oldest" ? sorted : sorted.toReversed());
      }
    expect(await find("refund", {}, { limit: 0 })).toEqual([]);
  });

  it("an entry replaces an earlier one, and one that comes too late changes nothing", async () => {
    const { find, entries, accountId } = await kept(["refund"]);
    const [first] = entries;
    if (!first) throw new Error("There is no entry.");
    const next = { ...first, lastSeq: 4, texts: ["refund", "invoice"] };
    await opened().put(accountId, [next]);
    await opened().put(accountId, [next]);
    await opened().put(accountId, [first]);
    expect(await find("refund invoice")).toEqual([0]);
    await opened().put(accountId, [{ ...first, startedAt: minute(9), texts: ["parcel"] }]);
    await opened().put(accountId, [next]);
    expect([await find("parcel"), await find("invoice")]).toEqual([[0], []]);
  });

  it("a deleted conversation is gone, and one that began again under its id stays", async () => {
    const { find, entries, accountId } = await kept(["zebra refund", "refund"]);
    const [first] = entries;
    if (!first) throw new Error("There is no entry.");
    await opened().forget(first, minute(0));
    expect(await find("refund")).toEqual([1, 0]);
    await opened().forget(first, minute(3));
    await opened().forget(first, minute(3));
    expect(await find("refund")).toEqual([1]);
    expect(await find("zebar")).toEqual([]);
    await opened().put(accountId, [{ ...first, startedAt: minute(5) }]);
    await opened().forget(first, minute(3));
    expect((await find("refund")).toSorted()).toEqual([0, 1]);
  });

  it("nothing of one account is found for another, and an account's index goes as a whole", async () => {
    const ann = await kept(["refund"]);
    const bob = await kept(["refund"]);
    expect([await ann.find("refund"), await bob.find("refnud")]).toEqual([[0], [0]]);
    await opened().markComplete(ann.accountId, "1");
    expect(await opened().completeness(ann.accountId)).toBe("1");
    expect(await opened().completeness(bob.accountId)).toBeUndefined();
    await opened().forgetAccount(ann.accountId);
    expect([await ann.find("refund"), await bob.find("refund")]).toEqual([[], [0]]);
  });

  it("a query of any characters finds what it means or nothing", async () => {
    const { find } = await kept(["refund"]);
    for (const text of [
      '"',
      '""',
      "*",
      "refund*",
      "AND",
      "NEAR(a b)",
      "words:refund",
      "'--",
      "^refund",
      "\u0000",
      "🎉",
    ])
      expect([[], [0]]).toContainEqual(await find(text, { isPublic: true }));
    expect(await find(`${"a ".repeat(90)}refund`)).toEqual([]);
  });
};
