import { createHash } from "node:crypto";
import { accessDenied, S3Error } from "../error.ts";
import type { S3Request } from "../request.ts";
import { canonicalRequest } from "./canonical-request.ts";
import { type Credentials, dayOf, requireSignature, timeOf } from "./key.ts";

const skewSeconds = 15 * 60;
const maxPresignedSeconds = 7 * 24 * 3600;

type Claim = { scope: string; signedHeaders: string[]; signature: string; date: string; payloadHash: string };

/**
 * Throws unless the request carries a valid AWS Signature Version 4, in its header or its query
 * (https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html).
 * Returns the payload hash that was signed: a SHA-256 in hex, `UNSIGNED-PAYLOAD` or a streaming mode.
 */
export function verifySignature(request: S3Request, credentials: Credentials): string {
  const claim = request.query.has("X-Amz-Signature") ? presigned(request) : signedInHeader(request);
  const day = dayOf(claim.scope, credentials);
  if (!claim.date.startsWith(day)) throw new S3Error(403, "SignatureDoesNotMatch");
  requireSignedHeaders(request, claim.signedHeaders);
  const canonical = canonicalRequest(request, claim.signedHeaders, claim.payloadHash);
  const scope = `${day}/${credentials.region}/s3/aws4_request`;
  const digest = createHash("sha256").update(canonical).digest("hex");
  requireSignature(`AWS4-HMAC-SHA256\n${claim.date}\n${scope}\n${digest}`, claim.signature, day, credentials);
  return claim.payloadHash;
}

function presigned({ query }: S3Request): Claim {
  const of = (name: string) => query.get(`X-Amz-${name}`) ?? "";
  const seconds = /^\d{1,6}$/.test(of("Expires")) ? Number(of("Expires")) : Number.POSITIVE_INFINITY;
  if (seconds > maxPresignedSeconds) {
    throw new S3Error(400, "AuthorizationQueryParametersError", "X-Amz-Expires must be less than a week");
  }
  const signedAt = timeOf(of("Date"));
  if (signedAt > Date.now() + skewSeconds * 1000) throw accessDenied("Request is not valid yet");
  if (Date.now() > signedAt + seconds * 1000) throw accessDenied("Request has expired");
  return {
    scope: of("Credential"),
    signedHeaders: of("SignedHeaders").split(";"),
    signature: of("Signature"),
    date: of("Date"),
    payloadHash: query.get("X-Amz-Content-Sha256") ?? "UNSIGNED-PAYLOAD",
  };
}

function signedInHeader({ headers }: S3Request): Claim {
  const form = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([\da-f]+)$/;
  const [, scope, signedHeaders, signature] = form.exec(headers.get("authorization") ?? "") ?? [];
  if (!scope || !signedHeaders || !signature) throw accessDenied();
  const date = headers.get("x-amz-date") ?? "";
  if (Math.abs(Date.now() - timeOf(date)) > skewSeconds * 1000)
    throw new S3Error(403, "RequestTimeTooSkewed");
  const payloadHash = headers.get("x-amz-content-sha256");
  if (!payloadHash) throw new S3Error(400, "InvalidRequest", "Missing required header x-amz-content-sha256");
  return { scope, signedHeaders: signedHeaders.split(";"), signature, date, payloadHash };
}

/** Headers that control S3 must be signed; otherwise the holder of a presigned URL could add one. */
function requireSignedHeaders({ incoming }: S3Request, signed: string[]): void {
  const needed = Object.keys(incoming.headers).filter((name) => name === "host" || name.startsWith("x-amz-"));
  const missing = needed.filter((name) => !signed.includes(name));
  if (missing.length > 0 || !signed.includes("host")) {
    throw accessDenied(
      `There were headers present in the request which were not signed: ${missing.join(", ")}`,
    );
  }
}
