import type { IncomingMessage } from "node:http";
import { verifyOwner } from "#platform/access/owner.ts";

/** The JWT authoriser of the HTTP API: throws AppError `unauthenticated` before a body is read. */
export const requireOwner = async ({ headers }: IncomingMessage): Promise<void> => {
  await verifyOwner(/^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1]);
};
