import { createHmac, timingSafeEqual } from "node:crypto";
import { accessDenied, S3Error } from "../error.ts";

export type Credentials = { accessKeyId: string; secretAccessKey: string; region: string };

/** Checks a credential scope, `key/20260102/region/s3/aws4_request`, and returns its day. */
export function dayOf(scope: string, { accessKeyId, region }: Credentials): string {
  const [key, day = "", scopeRegion, service, end, ...rest] = scope.split("/");
  if (key !== accessKeyId) {
    throw new S3Error(
      403,
      "InvalidAccessKeyId",
      "The AWS Access Key Id you provided does not exist in our records.",
    );
  }
  const isRight = scopeRegion === region && service === "s3" && end === "aws4_request" && rest.length === 0;
  if (!isRight || !/^\d{8}$/.test(day)) throw new S3Error(400, "AuthorizationHeaderMalformed");
  return day;
}

/** Throws unless `signature` is the AWS Signature Version 4 of `text` on that day. */
export function requireSignature(
  text: string,
  signature: string,
  day: string,
  credentials: Credentials,
): void {
  const key = ["s3", "aws4_request"].reduce(
    hmac,
    hmac(hmac(`AWS4${credentials.secretAccessKey}`, day), credentials.region),
  );
  const expected = Buffer.from(hmac(key, text).toString("hex"));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) {
    throw new S3Error(403, "SignatureDoesNotMatch", "The request signature we calculated does not match.");
  }
}

/** Reads `20260102T030405Z`; anything else is refused. */
export function timeOf(date: string): number {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date);
  if (!parts) throw accessDenied("AWS authentication requires a valid Date or x-amz-date");
  const [year = 0, month = 0, day, hour, minute, second] = parts.slice(1).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();
