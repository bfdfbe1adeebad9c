import Papa from "papaparse";
import { expect, it } from "vitest";
import type { QuestionGroup } from "#shared/analytics/shapes.ts";
import { overviewCsv, queriesCsv } from "#web/features/analytics/export/csv.ts";
import { answersIn, resolvedIn } from "#web/features/analytics/overview/answers.ts";
import {
  allChatbots,
  costNote,
  performanceColumns,
  performanceRows,
} from "#web/features/analytics/overview/chatbot-columns.ts";
import { notesOf } from "#web/features/analytics/overview/notes-of.ts";
import { outcomeRows } from "#web/features/analytics/overview/outcome-rows.ts";
import { sampleOf, wordingsOf } from "#web/features/analytics/overview/question-words.ts";
import { sourceColumns } from "#web/features/analytics/overview/sources.tsx";
import { rateOf } from "#web/features/analytics/words.ts";
import { dayOf, figuresOf, overviewOf } from "./figures.ts";

it("[ANALYT-010] an entry of Chatbot Performance tells last active date, conversations, messages, average response, tokens and public views", () => {
  const data = overviewOf({
    chatbots: [
      {
        ...figuresOf({ conversations: 402, messages: 1702, tokens: 318_240, publicViews: 3310, cost: 2.38 }),
        averageResponse: 1040,
        id: "bot_a",
        name: "Shop help",
        lastActive: "2026-11-21",
      },
      { ...figuresOf({ cost: 0.19, estimated: 12 }), id: "bot_b", name: "Idle", lastActive: null },
    ],
    figures: figuresOf({ conversations: 402, cost: 2.57, estimated: 12, unpriced: 1 }),
  });
  const cells = performanceRows(data).map((row) =>
    Object.fromEntries(performanceColumns.map(({ name, of }) => [name, of(row)])),
  );
  expect(cells).toEqual([
    {
      Chatbot: "Shop help",
      "Last active": "Nov 21, 2026",
      Conversations: "402",
      Messages: "1,702",
      "Avg response": "1,040 ms",
      "Tokens used": "318,240",
      "Public views": "3,310",
      Cost: "$2.38",
    },
    expect.objectContaining({ "Last active": "Not since Nov 19", "Avg response": "–", Cost: "about $0.19" }),
  ]);
  expect(allChatbots(data)).toMatchObject({
    name: "All chatbots",
    lastActive: "2026-11-21",
    conversations: 402,
  });
  expect(costNote(data)).toBe(
    "Avg response is averaged per chatbot, then across the chatbots. Cost is exact where the model reported its tokens; “about” marks amounts that hold tokens which we counted ourselves, of 12 answers. 1 answer of models without a known price cost more than that. Price list of Nov 2026.",
  );
  expect(costNote(overviewOf())).toContain("Cost is exact: every model reported its tokens.");
});

it("ends of answers that never happened are told only if they are expected", () => {
  const data = overviewOf({
    figures: figuresOf({ conversations: 40, answered: 12, handed: 2, paused: 1 }),
    figuresBefore: figuresOf({ conversations: 20, answered: 10, refused: 4 }),
  });
  expect(outcomeRows(data)).toEqual([
    { name: "Answered", now: 12, before: 10, change: "+20%" },
    { name: "Nothing found", now: 0, before: 4, change: "−100%" },
    { name: "Handed to a person", now: 2, before: 0, change: "New" },
    { name: "Kept back by a budget", now: 1, before: 0, change: "New" },
    { name: "Failed", now: 0, before: 0, change: "0" },
  ]);
  expect(answersIn(data.figures)).toBe(15);
  expect(resolvedIn(figuresOf({ conversations: 3, unresolved: 1 }))).toBe(2);
  expect(resolvedIn(figuresOf({ conversations: 0, unresolved: 1 }))).toBe(0);
});

it("says what is not counted yet, what is too little, and which days had another zone", () => {
  expect(notesOf(overviewOf())).toEqual([]);
  const few = { figures: figuresOf({ conversations: 19 }), figuresBefore: figuresOf() };
  const formerZone = { timeZone: "UTC", until: "2026-11-21" };
  expect(notesOf(overviewOf({ ...few, formerZone, isComplete: false }))).toEqual([
    "Figures of an earlier release are still being counted. They appear here on their own.",
    "Below 20 conversations we show counts and leave out percentages.",
    "The time zone was changed on Nov 21, 2026. Days before that were counted in UTC.",
  ]);
});

const group: QuestionGroup = {
  wording: "=How long?",
  otherWordings: ["delivery time", "when does it come", "delivery"],
  wordings: 5,
  people: 7,
  asked: 9,
  answered: 6,
  chatbots: ["Shop help"],
  firstAsked: "2026-11-20T10:00:00.000Z",
  conversationId: "conv_a",
};

it("a group tells its wordings, and that it is of a part of the conversations only", () => {
  expect(wordingsOf(group)).toBe("5 wordings, “delivery time”, “when does it come”");
  expect(wordingsOf({ ...group, wordings: 1, otherWordings: [] })).toBe("1 wording");
  const read = { top: [], unanswered: [], conversations: 1200, read: 500 };
  expect(sampleOf(read)).toBe(", in 500 of 1,200 conversations");
  expect(sampleOf({ ...read, read: 1200 })).toBe("");
});

it("[ANALYT-008] the conversion rate has one decimal", () => {
  expect([rateOf(12.5), rateOf(0), rateOf(33.3), rateOf(null)]).toEqual(["12.5%", "0.0%", "33.3%", "–"]);
});

const parsed = (text: string) => Papa.parse<string[]>(text.replace(/^\uFEFF/, "").trimEnd()).data;

it("[ANALYT-003] the export has the figures of the period by day, hour, chatbot and source as another parser reads them", () => {
  const data = overviewOf({
    days: [{ ...dayOf("2026-11-22"), conversations: 7, cost: 0.25 }],
    hours: [{ weekday: 2, hour: 9, conversations: 3, questions: 4, tokens: 500, cost: 0.1 }],
    chatbots: [{ ...figuresOf({ tokens: 11 }), id: "bot_a", name: '=cmd|"x"\nHelp', lastActive: null }],
    sources: [{ ...figuresOf({ visitors: 5 }), source: "widget" }],
  });
  const leads = { total: 8, new: 4, contacted: 2, qualified: 1, converted: 1, lost: 0, conversionRate: 12.5 };
  const questions = { top: [group], unanswered: [{ ...group, answered: 0 }], conversations: 9, read: 9 };
  const text = overviewCsv({ overview: data, leads, questions });
  expect(text.startsWith("\uFEFFPart,Of,Conversations,")).toBe(true);
  const [head = [], ...rows] = parsed(text);
  const cells = rows.map((row) => Object.fromEntries(row.map((cell, at) => [head[at], cell])));
  const find = (part: string, of: string) => cells.find((one) => one.Part === part && one.Of === of);
  expect(find("Period", "2026-11-21 to 2026-11-22")?.Conversations).toBe("40");
  expect(find("Period before", "2026-11-19 to 2026-11-20")?.Conversations).toBe("20");
  expect(find("Day", "2026-11-22")).toMatchObject({ Conversations: "7", "Cost in US dollars": "0.25" });
  expect(find("Weekday (1 is Monday) and hour", "2, 09:00")).toMatchObject({ Questions: "4", Tokens: "500" });
  expect(find("Chatbot", `'=cmd|"x"\nHelp`)?.Tokens).toBe("11");
  expect(find("Source", "widget")?.Visitors).toBe("5");
  expect(find("Leads", "conversion rate in percent")?.Leads).toBe("12.5");
  expect(find("Top question", "'=How long?")).toMatchObject({ Conversations: "7", Answered: "6" });
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([head.length]));
  expect(sourceColumns.map(({ of }) => of({ ...figuresOf({ visitors: 5 }), source: "document" }))[0]).toBe(
    "Reading documents",
  );
});

it("[ANALYT-003] the export of the queries has a row for each", () => {
  const query = {
    id: "msg_a",
    conversationId: "conv_a",
    query: 'Say "hi",\nplease',
    chatbotName: "Shop help",
    outcome: "refused",
    responseMs: 12,
    at: "2026-11-22T10:00:00.000Z",
  } as const;
  expect(parsed(queriesCsv([query]))).toEqual([
    ["Time", "Chatbot", "Query", "Outcome", "Response in ms", "Conversation"],
    [query.at, "Shop help", query.query, "refused", "12", "conv_a"],
  ]);
});
