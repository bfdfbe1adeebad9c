import { matrix } from "../faults/matrix.ts";
import { numberOf } from "./option.ts";
import type { Row } from "./table.ts";

/**
 * One place after another goes wrong: `--cases 10000 --seed 7`; `--from 41 --cases 1` plays one case again.
 */
export const faultCases = async (): Promise<Row[]> => {
  const startedAt = performance.now();
  const [cases, seed] = [numberOf("cases", 1000), numberOf("seed", 20261121)];
  const { hit, injected, problems } = await matrix({ cases, seed, from: numberOf("from", 0) });
  console.log(injected.map(([name, count]) => `  ${name.padEnd(24)} ${count}`).join("\n"));
  return [
    { what: "cases", value: cases, unit: "" },
    { what: "in which the fault came", value: hit, unit: "" },
    { what: "lost, doubled or at odds", value: problems.length, unit: "", atMost: 0 },
    {
      what: "kinds that came at no place",
      value: injected.filter(([, count]) => count === 0).length,
      unit: "",
    },
    { what: "took", value: (performance.now() - startedAt) / 1000, unit: "s" },
  ];
};
