import { expect, it } from "vitest";
import { report } from "#infra/cost/report.ts";
import { cost } from "#pages/site/cost.ts";
import { prices } from "#pages/site/parts/prices.ts";
import { template } from "../infra/aws/synthesised.ts";

const embedded = { search: "embedded" };
// Here rather than in a test: making a stack may take longer than a test may.
for (const options of [{}, embedded]) template(options);

/** The sum that `npm run cost` prints below a heading: by the list, and as it is charged. */
const togetherIn = (text: string, heading: string): { listed: number; charged: number } => {
  const lines = text.slice(text.indexOf(`\n${heading} `)).split("\n");
  const [listed = NaN, charged = NaN] = (lines.find((line) => line.startsWith("  together")) ?? "")
    .split(/\s+/)
    .slice(2)
    .map(Number);
  return { listed, charged };
};

it("the prices of the start page are those that npm run cost prints", () => {
  const printed = report(template(embedded));
  const amounts = {
    idleMonth: togetherIn(printed, "A month in which nobody comes").charged,
    thousandAnswers: togetherIn(printed, "1,000 answers to visitors of a widget").listed,
    thousandDocuments: togetherIn(printed, "1,000 documents").listed,
    withOpenSearch: togetherIn(report(template()), "A month in which nobody comes").charged,
  };
  const cents = Object.entries(amounts).map(([name, amount]) => [name, Number(amount.toFixed(2))]);
  expect(Object.fromEntries(cents)).toEqual(cost);
});

it("they are all said", () => {
  for (const amount of Object.values(cost)) expect(prices.html).toContain(`$${amount.toFixed(2)}`);
});
