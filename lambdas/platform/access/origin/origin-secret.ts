import { createHash, timingSafeEqual } from "node:crypto";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { AppError } from "#shared/errors.ts";
import { required } from "../../environment.ts";
import { readStoredSecret } from "../secret/stored-secret.ts";

/**
 * Function URLs and the HTTP API have public addresses that bypass CloudFront and its firewall, so requests there are
 * refused. A deployment without CloudFront turns this off by ORIGIN_SECRET=off. Throws AppError `not_found`.
 */
export const requireOriginSecret = async (event: APIGatewayProxyEventV2): Promise<void> => {
  if (process.env.ORIGIN_SECRET === "off") return;
  if (!(await hasOriginSecret(event))) throw new AppError("not_found", "There is nothing at this address.");
};

/** True if CloudFront sent the request: only then are the headers that it adds genuine. */
export const hasOriginSecret = async ({ headers }: APIGatewayProxyEventV2): Promise<boolean> => {
  const given = headers["x-origin-secret"];
  if (given === undefined || process.env.ORIGIN_SECRET === "off") return false;
  const known = await knownVersions();
  if (isOneOf(known.digests, given)) return true;
  if (Date.now() < known.readAgainAt) return false;
  return isOneOf((await readVersions()).digests, given);
};

/** Versions are read again after a wrong value, at most this often: callers may guess without end. */
const rereadMilliseconds = 60_000;

interface Versions {
  /** SHA-256 of each accepted version. */
  digests: Buffer[];
  /** Milliseconds since 1970. */
  readAgainAt: number;
}

let versions: Versions | undefined;

/** At first the current version alone, because usually no other is in use. */
const knownVersions = async (): Promise<Versions> => {
  versions ??= { digests: digestsOf(await readStoredSecret(secretArn())), readAgainAt: 0 };
  return versions;
};

/** During a rotation CloudFront still sends the previous version from some places, and functions may know only that. */
const readVersions = async (): Promise<Versions> => {
  const readAgainAt = Date.now() + rereadMilliseconds;
  const [current, previous] = await Promise.all([
    readStoredSecret(secretArn()),
    readStoredSecret(secretArn(), "AWSPREVIOUS"),
  ]);
  versions = { digests: digestsOf(current, previous), readAgainAt };
  return versions;
};

const secretArn = (): string => required("ORIGIN_SECRET_ARN");

const digestsOf = (...secrets: (string | undefined)[]): Buffer[] =>
  secrets.flatMap((secret) => (secret === undefined ? [] : [digest(secret)]));

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Takes the same time whichever version fits, and wherever a wrong one differs. */
const isOneOf = (digests: Buffer[], given: string): boolean =>
  digests.map((one) => timingSafeEqual(one, digest(given))).includes(true);
