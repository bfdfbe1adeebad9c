import { AsyncLocalStorage } from "node:async_hooks";

type Ids = Record<string, string | number>;
type Fields = Record<string, string | number | boolean | undefined>;

interface LogContext {
  /** On every line. */
  ids: Ids;
  /** On the work's last line. Nested contexts share them. */
  fields: Fields;
}

const contexts = new AsyncLocalStorage<LogContext>();

/**
 * Runs a piece of work, such as a request or a queue message, in a log context of its own: every line that it logs has
 * these ids, across promises and concurrent work (AsyncLocalStorage).
 */
export const startLogContext = <Result>(ids: Ids, work: () => Result): Result =>
  contexts.run({ ids: { ...ids }, fields: {} }, work);

/** Adds ids to every line of one part of the work. */
export const withLogIds = <Result>(ids: Ids, part: () => Result): Result => {
  const { ids: outer, fields } = current();
  return contexts.run({ ids: { ...outer, ...ids }, fields }, part);
};

/** Adds ids to the work's lines from here on. */
export const addLogIds = (ids: Ids): void => void Object.assign(current().ids, ids);

/** Adds fields to the work's last line: ids, codes and numbers, never a user's text. */
export const addLogFields = (fields: Fields): void => void Object.assign(current().fields, fields);

/** Adds to a numeric field of the work's last line. */
export const addToLogField = (name: string, amount: number): void => {
  const { fields } = current();
  fields[name] = Number(fields[name] ?? 0) + amount;
};

export const logFields = (): Fields => current().fields;

export const logIds = (): Ids => current().ids;

/** The id of the current request, which its reply shows too; undefined outside of a request. */
export const requestId = (): string | undefined => {
  const { requestId: id } = logIds();
  return id === undefined ? undefined : String(id);
};

/** Captures the log context for later calls: a generator's code otherwise runs in the context of its reader. */
export const keepLogContext = (): (<Result>(work: () => Result) => Result) => {
  const context = current();
  return (work) => contexts.run(context, work);
};

const current = (): LogContext => contexts.getStore() ?? { ids: {}, fields: {} };
