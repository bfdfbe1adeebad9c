import { random } from "../../random.ts";
import { bearing } from "../../users.ts";
import { newLedger } from "../killed/ledger.ts";
import { drawn } from "./draw.ts";
import { type Installation, startInstallation } from "./installation.ts";
import { described, type Fault, type Place } from "./kinds.ts";
import { clear, drained, outcome } from "./outcome.ts";
import { createPlan } from "./plan.ts";
import { play, type Story, storyNames } from "./stories.ts";

export interface Played {
  /** How many had their fault: the others were over before. */
  hit: number;
  /** How often each kind of fault came at each place. */
  injected: [string, number][];
  problems: string[];
}

/** Plays these cases of a seed, one after another in one installation. */
export const playCases = async ({ seed, numbers }: { seed: number; numbers: number[] }): Promise<Played> => {
  const plan = createPlan();
  const installation = await startInstallation(plan);
  const problems: string[] = [];
  const note = (title: string, found: string[]) => {
    for (const one of found) {
      problems.push(`${title}: ${one}`);
      // At once, for many cases take their time.
      console.log(`${title}: ${one}`);
    }
  };
  let hit = 0;
  try {
    const calls = new Map<Story, ReadonlyMap<Place, number>>();
    for (const story of storyNames) {
      note(`${story} without a fault`, await playCase(installation, { story, next: random(seed) }));
      calls.set(story, plan.counts());
    }
    for (const number of numbers) {
      const next = random(seed + number * 7919);
      const { story, fault } = drawn({ number, start: random(seed)(), next }, calls);
      const title = `Case ${number} of seed ${seed} (${story}, ${described(fault)})`;
      note(title, await playCase(installation, { story, next, fault }).catch((error) => [String(error)]));
      // The story was over before the call at which the fault was to come, so it comes at the first one.
      if (plan.hits() === 0) {
        const early = { story, next: random(seed + number * 7919), fault: { ...fault, at: 0 } };
        note(`${title}, at call 0`, await playCase(installation, early).catch((error) => [String(error)]));
      }
      if (plan.hits() > 0) hit++;
    }
  } finally {
    await installation.stop();
  }
  return { hit, injected: [...plan.injected()], problems };
};

let owners = 0;

interface Case {
  story: Story;
  next: () => number;
  fault?: Fault;
}

const playCase = async (installation: Installation, { story, next, fault }: Case): Promise<string[]> => {
  const { url, tokenOf, plan } = installation;
  const owner = `usr_${++owners}`;
  const ledger = newLedger(bearing(tokenOf(owner), url));
  let last = 0;
  plan.begin(fault);
  try {
    await play(installation, ledger, { story, url, next, number: () => ++last });
    await drained(installation);
    plan.end();
    return await outcome(installation, { ledger, owner });
  } finally {
    plan.end();
    await clear(installation);
  }
};
