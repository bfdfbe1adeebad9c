import * as z from "zod";
import type { Operation } from "#infra/local/aws/aws-json.ts";
import { matches } from "../../conditions/matches.ts";
import { bytesOfItem } from "../../conditions/size.ts";
import { type Input, item, projected, run, tableOf, validate } from "../../store/dynalite.ts";
import type { Item, Store } from "../../store/dynalite-types.ts";
import type { Engine } from "../engine.ts";
import { lastKeyAt, refuseStartAtEnd } from "./last-key.ts";
import { refuseQuery } from "./refuse-query.ts";

const bytesOfPage = 1024 * 1024;

/** A page of a partition: what its keys ask for is read, up to the item that fills a megabyte, and then filtered. */
export const query =
  ({ store }: Engine): Operation =>
  async (raw) => {
    const input = validate("query", raw, store);
    refuseQuery(input);
    const { read, lastKey } = await pageOf(store, input);
    const { _filter: filter, _projection: projection } = input;
    const found = filter ? read.filter((one) => matches(one, filter.expression)) : read;
    return {
      Count: found.length,
      ScannedCount: read.length,
      ...(input.Select !== "COUNT" && {
        Items: projection ? found.map((one) => projected(one, projection.paths ?? [])) : found,
      }),
      ...(lastKey && { LastEvaluatedKey: lastKey }),
    };
  };

/** dynalite measures a page in letters, so its pages are joined and split again in bytes. */
const pageOf = async (store: Store, input: Input): Promise<{ read: Item[]; lastKey?: Item | undefined }> => {
  const table = await tableOf(store, input.TableName);
  refuseStartAtEnd(table, input);
  const read: Item[] = [];
  let bytes = 0;
  for (let ExclusiveStartKey = input.ExclusiveStartKey; ; ) {
    const Limit = input.Limit === undefined ? undefined : input.Limit - read.length;
    const step = { ...unfiltered(input), ExclusiveStartKey, Limit };
    const { Items, LastEvaluatedKey } = page.parse(await run("query", store, step));
    for (const one of Items) {
      read.push(one);
      bytes += bytesOfItem(one);
      if (bytes >= bytesOfPage) return { read, lastKey: lastKeyAt(one, table, input) };
    }
    const last = LastEvaluatedKey && lastKeyAt(LastEvaluatedKey, table, input);
    if (!last || read.length === input.Limit) return { read, lastKey: last };
    ExclusiveStartKey = last;
  }
};

/** dynalite still says what it refuses of filter and projection. */
const unfiltered = ({ Select: _, _filter, _projection, ...input }: Input): Input => ({
  ...input,
  ...(_filter && { _filter: { ..._filter, expression: { type: "anything", args: [] } } }),
  ...(_projection && { _projection: { nestedPaths: _projection.nestedPaths } }),
});

const page = z.object({ Items: z.array(item), LastEvaluatedKey: item.optional() });
