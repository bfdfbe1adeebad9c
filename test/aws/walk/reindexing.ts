import { expect } from "vitest";
import * as z from "zod";
import { until } from "../../until.ts";
import { libraryChatbot } from "./library.ts";
import type { Setup } from "./setup.ts";
import { step } from "./step.ts";

const Aliases = z.record(z.string(), z.object({ aliases: z.record(z.string(), z.unknown()) }));
const Count = z.object({ count: z.number() });

/** After a deployment with another embedding model. */
export const itReindexes = (setup: () => Setup): void => {
  step(
    "every passage is indexed anew for another embedding, and the new index takes the old one's place",
    async () => {
      const { search } = setup().installation;
      await libraryChatbot(setup());
      await setup().redeployed();
      const ask = async (path: string): Promise<unknown> => (await fetch(search.url + path)).json();
      const index = await until(async () => {
        const indexes = Aliases.parse(await ask("/_alias"));
        const [live] = Object.keys(indexes).filter((name) => indexes[name]?.aliases.passages);
        const isAlone = Object.keys(indexes).filter((name) => name.startsWith("passages")).length === 1;
        const mapping = JSON.stringify(await ask(`/${live}/_mapping`));
        return isAlone && mapping.includes('"dimension":512') ? live : undefined;
      }, 240_000);
      const { count } = Count.parse(await ask(`/${index}/_count?q=_exists_:vector`));
      expect(count).toBeGreaterThan(3);
    },
  );
};
