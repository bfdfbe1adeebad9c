import * as z from "zod";
import { AwsError, type Operation } from "../../aws/aws-json.ts";
import { run, validate } from "../store/dynalite.ts";
import { commit, type Stage, stage } from "../store/stage.ts";
import { checkedCondition } from "./check-condition.ts";
import { type Engine, pathOf } from "./engine.ts";
import { type Action, runStaged } from "./run-staged.ts";

/** A put, update or delete whose item and index rows become durable in one step. */
export const writeItem =
  (engine: Engine, action: Action): Operation =>
  async ({ ReturnValuesOnConditionCheckFailure: returned, ...raw }) => {
    const input = validate(action, raw, engine.store);
    const path = await pathOf(engine, input);
    return engine.hold([path], async () => {
      try {
        return await writeStaged(engine, (staged) =>
          runStaged(action, staged, checkedCondition(input, staged.item(path)), path),
        );
      } catch (error) {
        throw await withOldItem(engine, path, error, returned);
      }
    });
  };

/** Up to 25 puts and deletes; all of them become durable in one step, which is more than AWS promises. */
export const batchWriteItem =
  (engine: Engine): Operation =>
  async (raw) => {
    const input = validate("batchWriteItem", raw, engine.store);
    const requested = Object.entries(requestItems.parse(input.RequestItems)).flatMap(
      ([TableName, requests]) =>
        requests.map(({ PutRequest, DeleteRequest }) => ({ TableName, ...PutRequest, ...DeleteRequest })),
    );
    const paths = await Promise.all(requested.map((request) => pathOf(engine, request)));
    if (new Set(paths).size < paths.length) {
      throw new AwsError("ValidationException", "Provided list of item keys contains duplicates");
    }
    return engine.hold(paths, () =>
      writeStaged(engine, (staged) => run("batchWriteItem", staged.store, input)),
    );
  };

/** Adds the item that failed the condition to the error, where the caller asked for it. */
export async function withOldItem(engine: Engine, path: string, error: unknown, returned: unknown) {
  if (!(error instanceof AwsError) || error.name !== "ConditionalCheckFailedException") return error;
  if (returned !== "ALL_OLD") return error;
  const Item = await engine.store.db.get(path);
  return Item === undefined ? error : new AwsError(error.name, error.message, { Item });
}

async function writeStaged(
  { store, expiry }: Engine,
  write: (staged: Stage) => Promise<object>,
): Promise<object> {
  const staged = stage(store);
  const result = await write(staged);
  expiry.note(staged.changes);
  await commit(store, staged.changes);
  return result;
}

const item = z.record(z.string(), z.record(z.string(), z.unknown()));
const requestItems = z.record(
  z.string(),
  z.array(
    z.object({
      PutRequest: z.object({ Item: item }).optional(),
      DeleteRequest: z.object({ Key: item }).optional(),
    }),
  ),
);
