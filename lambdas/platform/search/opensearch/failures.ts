/** An entry that OpenSearch did not take, though the request as a whole went through. */
export class RefusedEntry extends Error {
  readonly type: string;
  readonly reason: string;

  constructor({ type, reason = "" }: { type: string; reason?: string | null | undefined }) {
    super(`OpenSearch refused an entry: ${type} ${reason}`);
    this.type = type;
    this.reason = reason ?? "";
  }
}

/** The HTTP status of an error of the OpenSearch client, where it has one. */
export const statusOf = (error: unknown): number | undefined => {
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : undefined;
  return typeof status === "number" ? status : undefined;
};

/** Whether the index that was spoken to does not exist, or not any more: its name may be another's alias by now. */
export const isGone = (error: unknown): boolean =>
  /index_not_found_exception|matches an alias, specify the corresponding concrete/.test(told(error));

/** Whether the index takes no more changes, because another is about to take its place. */
export const isFrozen = (error: unknown): boolean => told(error).includes("FORBIDDEN/8/index write");

/** Whether the index was made a moment ago, by another process, and does not answer yet. */
export const isStarting = (error: unknown): boolean =>
  statusOf(error) === 503 && told(error).includes("all shards failed");

/** Whether what was to be made is there already. */
export const isThere = (error: unknown): boolean => told(error).includes("resource_already_exists_exception");

/** Gives `instead` where the index does not exist. */
export const unlessGone =
  <Value>(instead: Value) =>
  (error: unknown): Value => {
    if (isGone(error)) return instead;
    throw error;
  };

const told = (error: unknown): string => {
  if (error instanceof RefusedEntry) return `${error.type} ${error.reason}`;
  return error instanceof Error && "body" in error ? JSON.stringify(error.body ?? "") : "";
};
