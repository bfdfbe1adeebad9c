import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { isLoopback } from "../gateway/from-this-machine.ts";

/**
 * The address of who asks: the other end of the connection. Behind a proxy on this machine it is the last entry of
 * X-Forwarded-For, which the proxy has written itself; what stands before it the visitor may have sent.
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
