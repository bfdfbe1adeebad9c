import type { AppError, ErrorBody, ErrorCode } from "#shared/errors.ts";
import { NotJson } from "./json-bounds.ts";

/** Codes of JSON-RPC 2.0 and of the Model Context Protocol's revision 2026-07-28. */
export const rpcCodes = {
  parse: -32700,
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidParams: -32602,
  internal: -32603,
  /** The range from here to -32099 is the server's own. */
  server: -32000,
  unknownResource: -32002,
  headerMismatch: -32020,
  unsupportedVersion: -32022,
} as const;

export interface JsonRpcError {
  jsonrpc: "2.0";
  id: string | number | null;
  error: { code: number; message: string; data?: unknown };
}

export const rpcError = (
  id: JsonRpcError["id"],
  { code, message, data }: JsonRpcError["error"],
): JsonRpcError => ({
  jsonrpc: "2.0",
  id,
  error: { code, message, ...(data !== undefined && { data }) },
});

/** The product's own error as one of JSON-RPC without an id, with the fields of its body as data. */
export const toJsonRpcError = (error: AppError): JsonRpcError => {
  const { message, ...data }: ErrorBody = error.toJSON();
  return rpcError(null, { code: codeOf(error), message, data });
};

export const methodRefused = (allowed: string): JsonRpcError =>
  rpcError(null, {
    code: rpcCodes.server,
    message: `Send messages by ${allowed}. There is no stream to open.`,
  });

const codes: Partial<Record<ErrorCode, number>> = {
  invalid: rpcCodes.invalidRequest,
  too_large: rpcCodes.invalidRequest,
  internal: rpcCodes.internal,
};

const codeOf = (error: AppError): number =>
  error instanceof NotJson ? rpcCodes.parse : (codes[error.code] ?? rpcCodes.server);
