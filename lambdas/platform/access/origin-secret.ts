import { createHash, timingSafeEqual } from "node:crypto";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { AppError } from "#shared/errors.ts";
import { appSecret } from "./app-secret.ts";

/** True where the request brings the secret that CloudFront adds: only then are CloudFront's own headers its own. */
export const hasOriginSecret = async ({ headers }: APIGatewayProxyEventV2): Promise<boolean> => {
  const given = headers["x-origin-secret"];
  return given !== undefined && timingSafeEqual(digest(given), digest(await appSecret()));
};

/**
 * The addresses behind CloudFront, of a function and of the API, are public too: where nobody has to sign in, only what
 * came by CloudFront, and by the firewall there, counts. Throws AppError `not_found` for the rest.
 */
export const requireOriginSecret = async (event: APIGatewayProxyEventV2): Promise<void> => {
  if (process.env.REQUIRE_ORIGIN_SECRET !== "true") return;
  if (!(await hasOriginSecret(event))) throw new AppError("not_found", "There is nothing at this address.");
};

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
