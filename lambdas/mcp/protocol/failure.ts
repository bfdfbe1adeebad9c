import { rpcCodes } from "#platform/http/json-rpc-error.ts";

/** A failure as the protocol words it: an error of JSON-RPC, with a status of HTTP if that is not 200. */
export class ProtocolFailure extends Error {
  readonly code: number;
  readonly status: number;
  readonly details: unknown;

  constructor(
    code: keyof typeof rpcCodes,
    message: string,
    { status = 200, details }: { status?: number; details?: unknown } = {},
  ) {
    super(message);
    this.name = "ProtocolFailure";
    this.code = rpcCodes[code];
    this.status = status;
    this.details = details;
  }
}
