import * as z from "zod";
import { type Operation, parseInput } from "#infra/local/aws/aws-json.ts";
import { run, validate } from "../../store/dynalite.ts";
import { type Engine, pathOf } from "../engine.ts";
import { refuseDuplicates, transactItems } from "./items.ts";

/** Reads items as they are at one moment: no write to any of them runs at the same time. */
export const transactGetItems =
  (engine: Engine): Operation =>
  async (raw) => {
    const { TransactItems } = parseInput(request, raw);
    const inputs = TransactItems.map(({ Get }) => validate("getItem", Get, engine.store));
    const paths = await Promise.all(inputs.map((input) => pathOf(engine, input)));
    refuseDuplicates(paths);
    return engine.hold(paths, async () => ({
      Responses: await Promise.all(
        inputs.map(async (input) => {
          const { Item } = found.parse(await run("getItem", engine.store, input));
          return Item ? { Item } : {};
        }),
      ),
    }));
  };

const request = z.object({ TransactItems: transactItems(z.object({ Get: z.looseObject({}) })) });
const found = z.object({ Item: z.looseObject({}).optional() });
