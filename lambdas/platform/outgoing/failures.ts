import { AppError } from "#shared/errors.ts";

/** A failed connection; `by` is in the terms of `ModelFault`. */
export class ConnectionFailure extends AppError {
  readonly by: "unknown_host" | "insecure" | "unreachable" | undefined;

  constructor(code: "invalid" | "unavailable", message: string, by?: ConnectionFailure["by"]) {
    super(code, message);
    this.by = by;
  }
}

/** The same message for an unknown name and a private address, so that it reveals nothing about internal networks. */
export const unreachable = (host: string) =>
  new ConnectionFailure(
    "invalid",
    `There is no server on the internet at ${host}. Check the address.`,
    "unknown_host",
  );

export const tooLong = (host: string, maxBytes: number) =>
  new AppError("too_large", `The answer of ${host} is longer than ${sizeOf(maxBytes)}. Ask it for less.`);

const failed = (host: string, what: string, by?: ConnectionFailure["by"]) =>
  new ConnectionFailure("unavailable", `${host} ${what} Check the address, or try again later.`, by);

export const tooSlow = (host: string, seconds: number) =>
  failed(host, `took longer than ${seconds} s to answer.`);

export const tooManyRedirects = (host: string) => failed(host, "redirects too often.");

export const movedWithContent = (host: string) =>
  failed(host, "redirects to another server, which is not sent the request's content.");

export const unknownEncoding = (host: string) => failed(host, "answers in an encoding that can't be read.");

/** The AppError for a network failure; any other error is a bug and is returned unchanged. */
export const explain = (error: unknown, host: string): unknown => {
  if (!(error instanceof Error) || error instanceof AppError || !("code" in error)) return error;
  const code = String(error.code);
  if (/^(ENOTFOUND|ENODATA|EAI_NONAME)$/.test(code)) return unreachable(host);
  if (/^ERR_INVALID_(CHAR|HTTP_TOKEN)$/.test(code))
    return new AppError("invalid", "A header holds letters that are not allowed there. Check the headers.");
  if (code === "HPE_HEADER_OVERFLOW") return failed(host, "answers with too many headers.");
  const certificate = certificateFaults[code];
  if (certificate) return failed(host, certificate, "insecure");
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|^CRL_/.test(code))
    return failed(host, "has a certificate that is not valid for it.", "insecure");
  if (/^(EPROTO|ERR_SSL_|ERR_TLS_)/.test(code))
    return failed(host, "does not speak a safe form of TLS.", "insecure");
  if (/^(HPE_|Z_|ZSTD_|ERR_STREAM_PREMATURE_CLOSE|ERR_BROTLI|ERR__)/.test(code))
    return failed(host, "sent an answer that can't be read.");
  if (code === "ECONNRESET" && error.message === "aborted")
    return failed(host, "sent an answer that can't be read to its end.");
  if (/^E[A-Z_]+$/.test(code) && !code.startsWith("ERR_"))
    return failed(host, "does not answer.", code === "EAI_AGAIN" ? "unknown_host" : "unreachable");
  return error;
};

const selfSigned = "has a certificate that it signed itself, which nobody vouches for.";
const unlinked =
  "has a certificate whose issuer is not known, or does not send the issuer's certificate along.";

/** TLS faults by OpenSSL's and Node's codes. */
const certificateFaults: Record<string, string> = {
  CERT_HAS_EXPIRED: "has a certificate that has expired.",
  CERT_NOT_YET_VALID: "has a certificate that is not valid yet.",
  ERR_TLS_CERT_ALTNAME_INVALID: "has a certificate for another name.",
  DEPTH_ZERO_SELF_SIGNED_CERT: selfSigned,
  SELF_SIGNED_CERT_IN_CHAIN: selfSigned,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unlinked,
  UNABLE_TO_GET_ISSUER_CERT: unlinked,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unlinked,
};

const sizeOf = (bytes: number): string =>
  bytes >= 1_000_000 ? `${Math.floor(bytes / 1e5) / 10} MB` : `${Math.ceil(bytes / 1000)} KB`;
