import * as z from "zod";
import { accessDenied, S3Error } from "../error.ts";
import { type Credentials, dayOf, requireSignature, timeOf } from "./key.ts";

export type SizeRange = { min: number; max: number };

const largestPutBytes = 5 * 1024 ** 3;

/**
 * Throws unless the form's policy is signed, still valid, and satisfied by every field; returns the sizes it
 * allows. `fields` has lower-case names and must not hold the file.
 * Source: https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html
 */
export function verifyPolicy(
  fields: ReadonlyMap<string, string>,
  bucket: string,
  credentials: Credentials,
): SizeRange {
  const field = (name: string) => fields.get(name) ?? "";
  if (!fields.has("policy")) throw accessDenied();
  if (field("x-amz-algorithm") !== "AWS4-HMAC-SHA256") throw accessDenied("Unsupported algorithm");
  const day = dayOf(field("x-amz-credential"), credentials);
  timeOf(field("x-amz-date"));
  requireSignature(field("policy"), field("x-amz-signature"), day, credentials);

  const { expiration, conditions } = readPolicy(field("policy"));
  if (Date.parse(expiration) <= Date.now()) throw violated("Policy expired.");
  const values = new Map([...fields, ["bucket", bucket]]);
  const sizes = { min: 0, max: largestPutBytes };
  const covered = new Set(unchecked);
  for (const [operator, first, second] of conditions.flatMap(asTriples)) {
    if (operator === "content-length-range") {
      sizes.min = Math.max(sizes.min, Number(first));
      sizes.max = Math.min(sizes.max, Number(second));
      continue;
    }
    const name = String(first).replace(/^\$/, "").toLowerCase();
    covered.add(name);
    if (!isMet(operator, values.get(name) ?? "", String(second))) {
      throw violated(`Policy Condition failed: ["${operator}", "$${name}", "${second}"]`);
    }
  }
  const extra = [...values.keys()].filter((name) => !covered.has(name) && !name.startsWith("x-ignore-"));
  if (extra.length > 0) throw violated(`Extra input fields: ${extra.join(", ")}`);
  return sizes;
}

const unchecked = ["policy", "x-amz-signature"];

function readPolicy(encoded: string): z.infer<typeof policy> {
  try {
    return policy.parse(JSON.parse(Buffer.from(encoded, "base64").toString()));
  } catch {
    throw new S3Error(400, "InvalidPolicyDocument", "Invalid Policy");
  }
}

const asTriples = (condition: Condition): Triple[] =>
  Array.isArray(condition)
    ? [condition]
    : Object.entries(condition).map(([name, value]): Triple => ["eq", `$${name}`, value]);

function isMet(operator: "eq" | "starts-with", value: string, wanted: string): boolean {
  return operator === "eq" ? value === wanted : value.startsWith(wanted);
}

const violated = (reason: string) => accessDenied(`Invalid according to Policy: ${reason}`);

const bytes = z.coerce.number().int().min(0);
const triple = z.union([
  z.tuple([z.enum(["eq", "starts-with"]), z.string().startsWith("$"), z.string()]),
  z.tuple([z.literal("content-length-range"), bytes, bytes]),
]);
const condition = z.union([triple, z.record(z.string(), z.string())]);
const policy = z.object({ expiration: z.iso.datetime(), conditions: z.array(condition) });
type Triple = z.infer<typeof triple>;
type Condition = z.infer<typeof condition>;
