import { type Input, run, tableOf } from "../store/dynalite.ts";
import { asItem, type Item } from "../store/dynalite-types.ts";
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
  const own = withOwnValues(input, staged.item(path));
  const { Attributes }: { Attributes?: Item } = await run(action, staged.store, own);
  if (action === "updateItem") {
    refuseUnfit(await tableOf(staged.store, input.TableName), asItem(staged.changes.get(path)));
  }
  return Attributes && Object.keys(Attributes).length > 0 ? { Attributes } : {};
};
