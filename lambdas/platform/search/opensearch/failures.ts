/** An entry of a bulk request that OpenSearch refused. */
export class RefusedEntry extends Error {
  readonly type: string;
  readonly reason: string;

  constructor({ type, reason = "" }: { type: string; reason?: string | null | undefined }) {
    super(`OpenSearch refused an entry: ${type} ${reason}`);
    this.type = type;
    this.reason = reason ?? "";
  }
}

/** The HTTP status of an error of the OpenSearch client, if any. */
export const statusOf = (error: unknown): number | undefined => {
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : undefined;
  return typeof status === "number" ? status : undefined;
};

/** Whether the index does not exist (any more); its name may be an alias of another index by now. */
export const isGone = (error: unknown): boolean =>
  /index_not_found_exception|matches an alias, specify the corresponding concrete/.test(messageOf(error));

/** Whether the index is blocked for writes, because another is about to replace it. */
export const isFrozen = (error: unknown): boolean => messageOf(error).includes("FORBIDDEN/8/index write");

/** Whether another process has just created the index and its shards are not ready. */
export const isStarting = (error: unknown): boolean =>
  statusOf(error) === 503 && messageOf(error).includes("all shards failed");

/** Whether the resource to create exists already. */
export const isThere = (error: unknown): boolean =>
  messageOf(error).includes("resource_already_exists_exception");

/** An error handler that returns `instead` if the index does not exist. */
export const unlessGone =
  <Value>(instead: Value) =>
  (error: unknown): Value => {
    if (isGone(error)) return instead;
    throw error;
  };

const messageOf = (error: unknown): string => {
  if (error instanceof RefusedEntry) return `${error.type} ${error.reason}`;
  return error instanceof Error && "body" in error ? JSON.stringify(error.body ?? "") : "";
};
