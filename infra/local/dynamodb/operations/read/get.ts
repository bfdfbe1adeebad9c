import * as z from "zod";
import type { Operation } from "#infra/local/aws/aws-json.ts";
import { bytesOfItem } from "../../conditions/size.ts";
import { type Input, item, readItem, run, validate } from "../../store/dynalite.ts";
import { type Engine, pathOf } from "../engine.ts";

const maxBytes = 16 * 1024 * 1024;

export const getItem =
  (engine: Engine): Operation =>
  async (raw) => {
    const input = validate("getItem", raw, engine.store);
    await pathOf(engine, input);
    return answer.parse(await run("getItem", engine.store, input));
  };

/** Up to 16 MB of items; the keys of those beyond are handed back as unprocessed. */
export const batchGetItem =
  (engine: Engine): Operation =>
  async (raw) => {
    const { RequestItems } = validate("batchGetItem", raw, engine.store);
    const Responses: Record<string, unknown[]> = {};
    const UnprocessedKeys: Record<string, object> = {};
    let bytes = 0;
    for (const [TableName, { Keys, ...options }] of Object.entries(requests.parse(RequestItems))) {
      const read = await Promise.all(
        Keys.map(async (Key) => {
          const input: Input = { ...options, TableName, Key };
          const stored = await readItem(engine.store, await pathOf(engine, input));
          bytes += bytesOfItem(stored ?? {});
          if (bytes > maxBytes) return { Key };
          if (!projects(options)) return { Item: stored };
          return answer.parse(await run("getItem", engine.store, input));
        }),
      );
      Responses[TableName] = read.flatMap((one) => ("Item" in one && one.Item ? [one.Item] : []));
      const left = read.flatMap((one) => ("Key" in one ? [one.Key] : []));
      if (left.length > 0) UnprocessedKeys[TableName] = { ...options, Keys: left };
    }
    return { Responses, UnprocessedKeys };
  };

const projects = (options: object) => "ProjectionExpression" in options || "AttributesToGet" in options;

const answer = z.object({ Item: item.optional() });
const requests = z.record(z.string(), z.looseObject({ Keys: z.array(item) }));
