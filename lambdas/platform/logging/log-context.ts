import { AsyncLocalStorage } from "node:async_hooks";

type Ids = Record<string, string | number>;
type Facts = Record<string, string | number | boolean | undefined>;

interface Trail {
  /** They stand on every line. */
  ids: Ids;
  /** They stand on the line that ends the work; those within share them. */
  facts: Facts;
}

const trails = new AsyncLocalStorage<Trail>();

/**
 * Starts a piece of work, such as a request or a message of a queue: every line that is logged on its way carries
 * these ids, through promises too, and beside other work in the same process.
 */
export const startLogContext = <Result>(ids: Ids, work: () => Result): Result =>
  trails.run({ ids: { ...ids }, facts: {} }, work);

/** Adds ids to every line of a part of the work. */
export const withLogIds = <Result>(ids: Ids, part: () => Result): Result => {
  const { ids: outer, facts } = here();
  return trails.run({ ids: { ...outer, ...ids }, facts }, part);
};

/** Says of the work, once it is known, by which further ids its lines are found from here on. */
export const addLogIds = (ids: Ids): void => void Object.assign(here().ids, ids);

/** What the line at the end of this work shall say: ids, codes and numbers, never what a person wrote. */
export const addLogFields = (facts: Facts): void => void Object.assign(here().facts, facts);

/** Adds to a number which that line shall say. */
export const addToLogField = (name: string, amount: number): void => {
  const { facts } = here();
  facts[name] = Number(facts[name] ?? 0) + amount;
};

export const logFields = (): Facts => here().facts;

export const logIds = (): Ids => here().ids;

/** The id under which a person can ask what became of their request; undefined outside of one. */
export const requestId = (): string | undefined => {
  const { requestId: id } = logIds();
  return id === undefined ? undefined : String(id);
};

/** Runs what is called later on the trail of now: a generator by itself runs on the trail of whoever reads it. */
export const keepLogContext = (): (<Result>(work: () => Result) => Result) => {
  const trail = here();
  return (work) => trails.run(trail, work);
};

const here = (): Trail => trails.getStore() ?? { ids: {}, facts: {} };
