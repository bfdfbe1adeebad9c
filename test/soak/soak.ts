import { setTimeout as pause } from "node:timers/promises";
import { askingModel, startStubModel } from "../bench/stub-model.ts";
import { auditAtRest } from "../faults/audit/rest.ts";
import { audit } from "../faults/audit.ts";
import { keptIn } from "../faults/kept-in.ts";
import { acknowledged } from "../faults/killed/ledger.ts";
import { startProduct } from "../product.ts";
import { random } from "../random.ts";
import { lost } from "./lost.ts";
import { firstDocuments, type Household, openHousehold, ownersWork } from "./owners.ts";
import { comeAndGo, stay } from "./pages.ts";
import { calm, type Sample, sampling } from "./samples.ts";
import { answersOf, visit } from "./visitors.ts";

export interface Soaked {
  samples: Sample[];
  /** The process before the work, and when all of it has ended. */
  before: Sample;
  after: Sample;
  acknowledged: number;
  answers: number;
  /** Own time before the model was called, in milliseconds. */
  beforeModel: number[];
  /** One sentence for each request that failed and each thing lost, doubled or inconsistent. */
  problems: string[];
}

interface Options {
  seconds: number;
  /** The work goes on beyond its seconds until the product has acknowledged so much; not at all by default. */
  leastAcknowledged?: number;
  sampleSeconds: number;
  seed: number;
}

const owners = 3;
const visitorsOfOwner = 3;
const comingPagesOfOwner = 2;

/** Steady work of everybody who uses the product; then it rests, and what it keeps is compared with what it said. */
export const soak = async ({
  seconds,
  sampleSeconds,
  seed,
  leastAcknowledged = 0,
}: Options): Promise<Soaked> => {
  const model = await startStubModel({ thinkMilliseconds: 50, words: 12, wordMilliseconds: 25 });
  const product = await startProduct({ env: askingModel(model) });
  const pid = product.process.pid ?? 0;
  const problems: string[] = [];
  const next = random(seed);
  let numbers = 0;
  const setup = { url: product.url, next, number: () => ++numbers };
  const households: Household[] = [];
  for (let at = 0; at < owners; at++) households.push(await openHousehold(`owner${at}`, setup));
  const answers = answersOf(model.reachedAt);
  const before = await calm(pid);
  const staying = await Promise.all(households.map((household) => stay(household, setup)));
  for (const household of households) await firstDocuments(household, setup);

  const endsAt = Date.now() + seconds * 1000;
  const acknowledgedByAll = () => households.reduce((sum, { ledger }) => sum + acknowledged(ledger), 0);
  const until = async (work: () => Promise<void>, pauseMilliseconds: number) => {
    while (Date.now() < endsAt || acknowledgedByAll() < leastAcknowledged) {
      await work().catch((error) => problems.push(`A request failed: ${error?.message ?? error}`));
      await pause(pauseMilliseconds * (0.5 + next()));
    }
  };
  const samples = sampling(pid, sampleSeconds);
  await Promise.all(
    households.flatMap((household) => [
      until(() => ownersWork(household, setup), 250),
      ...Array.from({ length: visitorsOfOwner }, () => until(() => visit(household, setup, answers), 250)),
      ...Array.from({ length: comingPagesOfOwner }, () => until(() => comeAndGo(household, setup), 500)),
    ]),
  );
  const taken = samples.stop();
  for (const [at, household] of households.entries())
    problems.push(...(await lost.live(household, staying[at]?.heard ?? [])));
  await Promise.all(staying.map(({ leave }) => leave()));
  const after = await calm(pid, before);
  await product.stop();
  model.stop();
  const kept = await keptIn(product.folder);
  problems.push(
    ...audit(kept),
    ...auditAtRest(kept),
    ...households.flatMap(({ ledger }) => lost.kept(ledger, kept.items)),
  );
  problems.push(...said(product.output()).map((line) => `The product said: ${line}`));
  return {
    samples: taken,
    before,
    after,
    acknowledged: acknowledgedByAll(),
    answers: answers.count,
    beforeModel: answers.beforeModel,
    problems,
  };
};

/** Besides that it starts, and that a busy machine reads slowly. */
const usual =
  /^(?:Building|The sources changed; building) the site…$|^Docent is ready|documents waited too long|^(?:Answers|Embeddings): /;

/** Whatever else it says is a warning or an error. */
const said = (output: string): string[] => output.split("\n").filter((line) => line && !usual.test(line));
