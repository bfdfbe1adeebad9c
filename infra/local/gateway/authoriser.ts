import type { IncomingMessage } from "node:http";
import { verifyApiKey } from "#platform/access/key/api-key.ts";
import { verifyOwner } from "#platform/access/owner/verify-owner.ts";

/** The JWT authoriser of the HTTP API: throws AppError `unauthenticated` before a body is read. */
export const requireOwner = async (request: IncomingMessage): Promise<void> => {
  await verifyOwner(bearer(request));
};

/** Throws AppError `unauthenticated` for a key that is not valid, which is not counted here. */
export const requireKey = async (request: IncomingMessage): Promise<void> => {
  await verifyApiKey(request.headers["x-api-key"]?.toString() ?? bearer(request));
};

const bearer = ({ headers }: IncomingMessage): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1];
