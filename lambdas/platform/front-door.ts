import { createHash, timingSafeEqual } from "node:crypto";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { appSecret } from "./app-secret.ts";

/** True where the request brings the secret that CloudFront adds: only then are CloudFront's own headers its own. */
export const cameThroughFrontDoor = async ({ headers }: APIGatewayProxyEventV2): Promise<boolean> => {
  const given = headers["x-origin-secret"];
  return given !== undefined && timingSafeEqual(digest(given), digest(await appSecret()));
};

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
