import * as z from "zod";
import { type Input, item, readItem, run, tableOf } from "../store/dynalite.ts";
import { asItem } from "../store/dynalite-types.ts";
import { refuseUnfit } from "../store/limits.ts";
import type { Stage } from "../store/stage.ts";
import { withOwnValues } from "./own-values.ts";

export type Action = "putItem" | "updateItem" | "deleteItem";

/** Runs a write on what is staged; refuses an update that makes an item too large, or unfit for its index. */
export const runStaged = async (
  action: Action,
  staged: Stage,
  input: Input,
  path: string,
): Promise<object> => {
  const own = withOwnValues(input, await readItem(staged.store, path));
  const { Attributes } = answer.parse(await run(action, staged.store, own));
  if (action === "updateItem") {
    refuseUnfit(await tableOf(staged.store, input.TableName), asItem(staged.changes.get(path)));
  }
  return Attributes && Object.keys(Attributes).length > 0 ? { Attributes } : {};
};

const answer = z.object({ Attributes: item.optional() });
