import { notFound, S3Error } from "../error.ts";
import type { StoredObject } from "../storage/index-store.ts";

type Conditions = ReadonlyMap<string, string>;

/**
 * Preconditions of a write on the existing object: `If-None-Match: *` none, `If-Match` that very one
 * (https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html).
 */
export function requireConditions(existing: StoredObject | undefined, conditions: Conditions): void {
  const unwanted = conditions.get("if-none-match");
  if (unwanted !== undefined && unwanted !== "*")
    throw new S3Error(501, "NotImplemented", "A header you provided implies functionality not implemented");
  if (unwanted && existing) throw failed();
  const wanted = conditions.get("if-match");
  if (wanted === undefined) return;
  if (!existing) throw notFound("NoSuchKey");
  if (!names(wanted, existing)) throw failed();
}

/** The same when the body has come in: an object that has been deleted by then is a conflict. */
export function requireStillMet(existing: StoredObject | undefined, conditions: Conditions): void {
  if (conditions.has("if-match") && !existing)
    throw new S3Error(
      409,
      "ConditionalRequestConflict",
      "The conditional request cannot succeed due to a conflicting operation against this resource.",
    );
  requireConditions(existing, conditions);
}

/** Throws where a reader wants another object than this one; false where the reader has this one already. */
export function isWanted(object: StoredObject, headers: Conditions): boolean {
  const wanted = headers.get("if-match");
  if (wanted !== undefined && !names(wanted, object)) throw failed();
  const known = headers.get("if-none-match");
  return known === undefined || !names(known, object);
}

/** ETags stand in a list, with or without quotes; `*` stands for any. */
const names = (header: string, { etag }: StoredObject): boolean =>
  header
    .split(",")
    .map((name) => name.trim().replace(/^"(.*)"$/, "$1"))
    .some((name) => name === "*" || name === etag);

const failed = () =>
  new S3Error(412, "PreconditionFailed", "At least one of the pre-conditions you specified did not hold");
