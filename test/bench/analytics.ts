import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newId } from "#platform/table/new-id.ts";
import { newChatbot, settingsOf } from "../core/counters/facts.ts";
import { openOutbox } from "../faults/appends/outbox.ts";
import { numberOf } from "./option.ts";
import { percentile, type Row } from "./table.ts";

const measured = 60;
const sources = ["widget", "page", "api"] as const;
const hoursAsked = 14;
const atOnce = 90;

/** The analytics page of an account with a million messages: `--messages 1000000 --days 400 --chatbots 5`. */
export const analytics = async (): Promise<Row[]> => {
  const [messages, days, chatbots] = [
    numberOf("messages", 1_000_000),
    numberOf("days", 400),
    numberOf("chatbots", 5),
  ];
  const folder = mkdtempSync(join(tmpdir(), "analytics-"));
  const { stop } = await openOutbox(folder, () => undefined);
  const { overviewOf } = await import("#lambdas/analytics/overview/overview.ts");
  const { chatbotStore } = await import("#lambdas/core/chatbots/store.ts");
  const { countersOf, noCounts } = await import("#lambdas/core/ledger/counts.ts");
  const { dayEntity } = await import("#lambdas/core/ledger/day.ts");
  const { ledger } = await import("#lambdas/core/ledger/store.ts");
  const { transact } = await import("#platform/table/client.ts");
  const now = new Date();
  const accountId = newId("session");
  const ids: string[] = [];
  for (let n = 0; n < chatbots; n++) {
    const chatbot = newChatbot(accountId, now.toISOString());
    await chatbotStore.create(chatbot, settingsOf(chatbot));
    ids.push(chatbot.id);
  }
  const questions = Math.ceil(messages / 2 / days / chatbots / sources.length / hoursAsked);
  const counts = {
    ...noCounts(),
    conversations: Math.ceil(questions / 3),
    messages: 2 * questions,
    questions,
    prompt_tokens: 1500 * questions,
    completion_tokens: 200 * questions,
    nano_dollars: 4_000_000 * questions,
    answered: questions,
    response_ms: 1100 * questions,
    timed_answers: questions,
  };
  const today = ledger.localDay("UTC")(now.toISOString());
  const writes = Array.from({ length: days }, (_, at) => ledger.daysAfter(today, -at)).flatMap((day) =>
    ids.flatMap((chatbotId) =>
      sources.map((source) => {
        const add = Object.assign(
          {},
          ...Array.from({ length: hoursAsked }, (_, hour) => countersOf(counts, 6 + hour)),
        );
        for (const [name, value] of Object.entries(add))
          if (name.length > 3) add[name] = Number(value) * hoursAsked;
        return dayEntity.addTo({ account_id: accountId, day, chatbotId, source }, { add });
      }),
    ),
  );
  for (let at = 0; at < writes.length; at += atOnce) await transact(writes.slice(at, at + atOnce));

  const timed = async (filter: Parameters<typeof overviewOf>[1]): Promise<number> => {
    const times: number[] = [];
    for (let n = 0; n < measured; n++) {
      const startedAt = performance.now();
      await overviewOf(accountId, filter, now);
      times.push(performance.now() - startedAt);
    }
    return percentile(times, 0.95);
  };
  for (let n = 0; n < 3; n++) await overviewOf(accountId, { days: "90" }, now);
  const rows = [
    { what: "items of days", value: writes.length, unit: "" },
    {
      what: "messages counted",
      value: (await ledger.days(accountId)).reduce((sum, day) => sum + day.messages, 0),
      unit: "",
      atLeast: messages,
    },
    { what: "figures of 7 days, p95", value: await timed({ days: "7" }), unit: "ms", atMost: 150 },
    { what: "figures of 30 days, p95", value: await timed({ days: "30" }), unit: "ms", atMost: 150 },
    { what: "figures of 90 days, p95", value: await timed({ days: "90" }), unit: "ms", atMost: 150 },
    {
      what: "figures of one chatbot in 90 days, p95",
      value: await timed({ days: "90", chatbotId: ids[0] }),
      unit: "ms",
      atMost: 150,
    },
  ];
  await stop();
  rmSync(folder, { recursive: true });
  return rows;
};
