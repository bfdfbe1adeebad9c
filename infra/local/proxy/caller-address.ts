import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { isLoopback } from "../gateway/from-this-machine.ts";

/**
 * The caller's address: the other end of the connection. Behind a proxy on this machine it is the last entry of
 * X-Forwarded-For, which the proxy has written; the visitor may have sent the earlier ones.
 */
export const callerAddress = ({ headers, socket }: IncomingMessage, isProxied: boolean): string => {
  const { remoteAddress = "127.0.0.1" } = socket;
  if (!isProxied || !isLoopback(remoteAddress)) return remoteAddress;
  const last = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .at(-1)
    ?.trim();
  return last && isIP(last) ? last : remoteAddress;
};
