import type { Template } from "../aws/template.ts";
import { type Assumption, assumed } from "./assumptions.ts";
import { idle } from "./idle.ts";
import { type Charge, charges, type Item, total } from "./item.ts";
import { prices } from "./prices.ts";
import { recordings } from "./recordings.ts";
import { answers, documents } from "./usage.ts";

/** The template's costs as text: idle, for a thousand answers, for a thousand documents, and the assumptions. */
export const report = (template: Template): string =>
  [
    "US dollars in us-east-1, on demand: by the list, and after the allowances that never end,",
    "as if the account used them for nothing else. Taxes are left out.",
    table("A month in which nobody comes", idle(template)),
    table("1,000 answers to visitors of a widget", answers(template, 1000)),
    table("1,000 documents", documents(template, 1000)),
    table("An hour of recordings, turned into text", recordings(template, 60)),
    kept,
    "Assumptions",
    ...Object.values<Assumption>(assumed).map(
      ({ value, unit, from }) => `  ${value.toLocaleString("en").padStart(7)} ${unit} (${from})`,
    ),
  ].join("\n");

const table = (title: string, items: Item[]): string => {
  const lines = charges(items);
  const sum = total(lines);
  return [
    "",
    `${title.padEnd(44)} ${"list".padStart(9)} ${"charged".padStart(9)}`,
    ...lines.map(lineOf),
    `  ${"together".padEnd(42)} ${dollars(sum.listed)} ${dollars(sum.charged)}`,
    "",
  ].join("\n");
};

const lineOf = ({ what, amount, price, listed, charged }: Charge): string =>
  `  ${what.padEnd(42)} ${dollars(listed)} ${dollars(charged)}  ${amountOf(amount)} ${price.unit}`;

const dollars = (value: number): string => value.toFixed(4).padStart(9);

const amountOf = (amount: number): string => amount.toLocaleString("en", { maximumSignificantDigits: 4 });

const { tableStorage, tableBackup, fileStorage, owner, guardedOwner } = prices;
const kept = [
  "What is kept, and who signs in, each month",
  `  a GB in the table ${tableStorage.dollars} (${tableStorage.freeEachMonth} GB for nothing), of its backup ${tableBackup.dollars}, of files and indexes ${fileStorage.dollars}`,
  `  an owner who signs in ${owner.dollars} (${owner.freeEachMonth.toLocaleString("en")} for nothing), with threatProtection ${guardedOwner.dollars}`,
  "",
].join("\n");
