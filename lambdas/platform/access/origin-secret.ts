import { createHash, timingSafeEqual } from "node:crypto";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { AppError } from "#shared/errors.ts";
import { appSecret } from "./app-secret.ts";

/** True if CloudFront sent the request: only then are the headers that it adds genuine. */
export const hasOriginSecret = async ({ headers }: APIGatewayProxyEventV2): Promise<boolean> => {
  const given = headers["x-origin-secret"];
  return given !== undefined && timingSafeEqual(digest(given), digest(await appSecret()));
};

/**
 * Function URLs and the HTTP API have public addresses that bypass CloudFront and its firewall, so requests there are
 * refused. A deployment turns this off by ORIGIN_SECRET=off, if another authoriser stands in front or no CloudFront.
 * Throws AppError `not_found`.
 */
export const requireOriginSecret = async (event: APIGatewayProxyEventV2): Promise<void> => {
  if (process.env.ORIGIN_SECRET === "off") return;
  if (!(await hasOriginSecret(event))) throw new AppError("not_found", "There is nothing at this address.");
};

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
