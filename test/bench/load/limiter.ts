import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { askDirectly } from "#infra/local/dynamodb/direct.ts";
import { startDynamo } from "#infra/local/dynamodb/start.ts";
import { ensureTable } from "#infra/local/dynamodb/table.ts";
import { numberOf } from "../option.ts";
import { percentile, type Row } from "../table.ts";

const sample = 200;

/**
 * How long a visitor's question takes to be counted in the table's stand-in, after so many other visitors in the same
 * minute. `--visitors` names the most.
 */
export const limiter = async (): Promise<Row[]> => {
  const most = numberOf("visitors", 100_000);
  const dir = mkdtempSync(join(tmpdir(), "docent-limiter-"));
  const dynamo = await startDynamo({ dir, accessKeyId: "bench" });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint,
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: "bench",
    AWS_SECRET_ACCESS_KEY: "bench",
    TABLE_NAME: "docent",
    APP_SECRET: "bench",
    VISITOR_LIMITS: "session=1000000,address=1000000,chatbot=1000000,day=1000000",
  });
  const { limitQuestions } = await import("#platform/rate-limit/visitor-limits.ts");
  const { table } = await import("#platform/table/client.ts");
  askDirectly(table, dynamo.direct);
  await ensureTable(table as never, "docent");
  const now = Date.now();
  Date.now = () => now;
  let visitors = 0;
  const ask = (): Promise<void> => {
    const number = visitors++;
    const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
    return limitQuestions({ chatbotId: "bot_bench", sessionId: `ses_${number}` }, { address });
  };
  const rows: Row[] = [];
  let first: number | undefined;
  for (let level = 1; level <= most; level *= 10) {
    while (visitors < level) await Promise.all(Array.from({ length: Math.min(50, level - visitors) }, ask));
    const times: number[] = [];
    for (let at = 0; at < sample; at++) {
      const startedAt = performance.now();
      await ask();
      times.push(performance.now() - startedAt);
    }
    const time = percentile(times, 0.5);
    first ??= time;
    rows.push({
      what: `a question after ${level} visitors in its minute, p50`,
      value: time,
      unit: "ms",
      atMost: first * 1.5,
    });
  }
  table.destroy();
  await dynamo.stop();
  rmSync(dir, { recursive: true });
  return rows;
};
