import { setTimeout as pause } from "node:timers/promises";
import { startProduct, temporaryFolder, unlimited } from "../product.ts";
import { random } from "../random.ts";
import { until } from "../until.ts";
import { as, signIn } from "../users.ts";
import { audit } from "./audit.ts";
import { keptIn } from "./kept-in.ts";
import { compare, compareLinks } from "./killed/compare.ts";
import { acknowledged, type Ledger, newLedger } from "./killed/ledger.ts";
import { keepBusy, type Setup } from "./killed/operations.ts";

export interface Killed {
  rounds: number;
  acknowledged: number;
  /** From each start after a kill to "ready", in seconds. */
  starts: number[];
  /** One sentence for each deviation, with its round. */
  problems: string[];
}

interface Options {
  rounds: number;
  seed: number;
}

const ownersAtOnce = 2;
const workersOfOwner = 3;
/** So much is acknowledged before a kill, however slow the machine is. */
const leastOfRound = 6;

/**
 * The product under load is killed at a random moment, round after round in one data folder. After each kill what it
 * keeps agrees, and after the next start all that was acknowledged is there, once. The same seed draws the same operations
 * and moments.
 */
export const killed = async ({ rounds, seed }: Options): Promise<Killed> => {
  const folder = temporaryFolder();
  const result: Killed = { rounds, acknowledged: 0, starts: [], problems: [] };
  const start = async () => {
    const startedAt = performance.now();
    const product = await startProduct({ folder, env: unlimited });
    result.starts.push((performance.now() - startedAt) / 1000);
    return product;
  };
  let product = await startProduct({ folder, env: unlimited });
  const all: { ledger: Ledger }[] = [];
  for (let round = 1; round <= rounds; round++) {
    const note = (problems: string[]) =>
      result.problems.push(...problems.map((one) => `Round ${round} of seed ${seed}: ${one}`));
    const ledgers = await loadUntilKilled(product, random(seed + round), note);
    const kept = await keptIn(folder);
    note([...audit(kept), ...ledgers.flatMap(({ ledger }) => compareLinks(ledger, kept.items))]);
    product = await start();
    for (const { ledger, email } of ledgers)
      note(await compare({ ...ledger, owner: await signIn(email, product.url) }));
    if (said(product)) note([`The product said: ${said(product)}`]);
    all.push(...ledgers);
  }
  await product.stop();
  result.problems.push(...audit(await keptIn(folder)).map((one) => `At the end: ${one}`));
  result.acknowledged = acknowledgedBy(all);
  return result;
};

/**
 * The lines that the product printed besides its start, documents whose file never arrived, and documents whose reading
 * was cut off so often that it was given up.
 */
const said = (product: Product): string =>
  product
    .output()
    .split("\n")
    .filter(
      (line) =>
        line &&
        !/^Docent is ready|building the site…$|documents waited too long|"outcome":"given_up"/.test(line),
    )
    .join("\n");

type Product = Awaited<ReturnType<typeof startProduct>>;

const loadUntilKilled = async (
  product: Product,
  next: () => number,
  note: (problems: string[]) => void,
): Promise<{ ledger: Ledger; email: string }[]> => {
  const ledgers: { ledger: Ledger; email: string }[] = [];
  let isKilled = false;
  const setup: Setup = { url: product.url, next, number: () => ++numbers };
  const work = async () => {
    const owner = await as(`owner${++numbers}`, product.url);
    const ledger = newLedger(owner);
    ledgers.push({ ledger, email: owner.email });
    await Promise.all(Array.from({ length: workersOfOwner }, () => keepBusy(ledger, setup)));
  };
  const unlessKilled = (error: unknown) => {
    if (!isKilled) note([`A request failed: ${error instanceof Error ? error.message : error}`]);
  };
  const working = Array.from({ length: ownersAtOnce }, () => work().catch(unlessKilled));
  await until(async () => acknowledgedBy(ledgers) >= leastOfRound || undefined);
  await pause(next() * 1000);
  isKilled = true;
  await product.kill();
  await Promise.all(working);
  return ledgers;
};

const acknowledgedBy = (ledgers: { ledger: Ledger }[]): number =>
  ledgers.reduce((sum, { ledger }) => sum + acknowledged(ledger), 0);

let numbers = 0;
