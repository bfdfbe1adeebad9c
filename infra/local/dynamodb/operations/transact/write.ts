import { createHash } from "node:crypto";
import * as z from "zod";
import { AwsError, type Operation, parseInput } from "#infra/local/aws/aws-json.ts";
import { type Input, validate } from "../../store/dynalite.ts";
import { asItem, type Store } from "../../store/dynalite-types.ts";
import { refuseLargeTransaction } from "../../store/limits.ts";
import { commit, type Stage, stage } from "../../store/stage.ts";
import { checkedCondition } from "../check-condition.ts";
import { type Engine, pathOf } from "../engine.ts";
import { runStaged } from "../run-staged.ts";
import { withOldItem } from "../write.ts";
import { refuseDuplicates, transactItems } from "./items.ts";

const idempotentSeconds = 600;

type Step = { kind: Kind; input: Input; path: string; returned: unknown };
type Kind = keyof typeof actions;
type Reason = { Code: string; Message?: string; Item?: unknown };

const actions = {
  Put: "putItem",
  Update: "updateItem",
  Delete: "deleteItem",
  // A check carries a key and a condition, as a delete does.
  ConditionCheck: "deleteItem",
} as const;

/** All writes or none, also through a kill: they reach the disk, with the request's token, in one batch. */
export const transactWriteItems =
  (engine: Engine): Operation =>
  async (raw) => {
    const { TransactItems, ClientRequestToken } = parseInput(request, raw);
    const digest = createHash("sha256").update(JSON.stringify(TransactItems)).digest("hex");
    const steps = await Promise.all(TransactItems.map((step) => prepare(engine, step)));
    const paths = steps.map(({ path }) => path);
    refuseDuplicates(paths);
    const token = ClientRequestToken && `token~${ClientRequestToken}`;
    return engine.hold(token ? [...paths, token] : paths, async () => {
      if (token && (await wasDone(engine.store, token, digest))) return {};
      const staged = stage(engine.store);
      const reasons: Reason[] = [];
      for (const step of steps) reasons.push(await attempt(engine, staged, step));
      if (reasons.some(({ Code }) => Code !== "None")) throw cancelled(reasons);
      const written = paths.map((path) => staged.changes.get(path)).filter((one) => one !== undefined);
      refuseLargeTransaction(written.map(asItem));
      engine.expiry.note(staged.changes);
      if (token) staged.changes.set(token, { digest, at: now() });
      await commit(engine.store, staged.changes);
      return {};
    });
  };

/** Drops the tokens whose ten minutes are over. */
export async function forgetTokens({ store }: Engine): Promise<void> {
  for await (const [path, value] of store.db.iterator({ gte: "token~", lt: "token~\uffff" })) {
    if (now() - done.parse(value).at > idempotentSeconds) await store.db.del(path);
  }
}

async function prepare(engine: Engine, step: z.infer<typeof writeStep>): Promise<Step> {
  const [kind, ...others] = kinds.filter((name) => step[name]);
  if (!kind || others.length > 0) {
    throw new AwsError(
      "ValidationException",
      "TransactItems can only contain one of Check, Put, Update or Delete",
    );
  }
  const { ReturnValuesOnConditionCheckFailure: returned, ...raw } = step[kind] ?? {};
  if (kind === "ConditionCheck" && !raw.ConditionExpression) {
    throw new AwsError("ValidationException", "A ConditionCheck must have a ConditionExpression");
  }
  const input = validate(actions[kind], raw, engine.store);
  return { kind, input, path: await pathOf(engine, input), returned };
}

async function attempt(
  engine: Engine,
  staged: Stage,
  { kind, input, path, returned }: Step,
): Promise<Reason> {
  try {
    const checked = checkedCondition(input, staged.item(path));
    if (kind !== "ConditionCheck") await runStaged(actions[kind], staged, checked, path);
    return { Code: "None" };
  } catch (error) {
    const shown = await withOldItem(engine, path, error, returned);
    if (!(shown instanceof AwsError)) throw shown;
    const Code = codes.get(shown.name);
    if (!Code) throw shown;
    return { Code, Message: shown.message, ...(shown.body.Item !== undefined && { Item: shown.body.Item }) };
  }
}

const codes = new Map([
  ["ConditionalCheckFailedException", "ConditionalCheckFailed"],
  ["ValidationException", "ValidationError"],
]);

function cancelled(reasons: Reason[]): AwsError {
  const list = reasons.map(({ Code }) => Code).join(", ");
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${list}]`;
  return new AwsError("TransactionCanceledException", message, { CancellationReasons: reasons });
}

async function wasDone(store: Store, token: string, digest: string): Promise<boolean> {
  const { success, data } = done.safeParse(await store.db.get(token));
  if (!success || now() - data.at > idempotentSeconds) return false;
  if (data.digest === digest) return true;
  throw new AwsError(
    "IdempotentParameterMismatchException",
    "The request uses the same client token as a previous, but non-identical request.",
  );
}

const now = () => Math.floor(Date.now() / 1000);
const done = z.object({ digest: z.string(), at: z.number() });
const operand = z.looseObject({}).optional();
const writeStep = z.object({ Put: operand, Update: operand, Delete: operand, ConditionCheck: operand });
const kinds = ["Put", "Update", "Delete", "ConditionCheck"] as const;
const request = z.object({
  TransactItems: transactItems(writeStep),
  ClientRequestToken: z.string().min(1).max(36).optional(),
});
