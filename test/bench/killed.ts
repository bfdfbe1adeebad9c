import { killed } from "../faults/killed.ts";
import { numberOf } from "./option.ts";
import { percentile, type Row } from "./table.ts";

/** The product killed under load, again and again: `--rounds 20` and `--seed 7` choose others than the usual. */
export const killedRounds = async (): Promise<Row[]> => {
  const seed = numberOf("seed", 20261121);
  const { rounds, acknowledged, starts, problems } = await killed({ rounds: numberOf("rounds", 200), seed });
  for (const problem of problems) console.log(`  ${problem}`);
  return [
    { what: "kills", value: rounds, unit: "" },
    { what: "acknowledged", value: acknowledged, unit: "things" },
    { what: "lost, doubled or at odds", value: problems.length, unit: "", atMost: 0 },
    { what: "start after a kill, p50", value: percentile(starts, 0.5), unit: "s" },
    { what: "start after a kill, slowest", value: Math.max(...starts), unit: "s", atMost: 5 },
  ];
};
