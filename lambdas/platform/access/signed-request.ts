import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { bodyBytesOf, type Route } from "#shared/contract/route.ts";
import { bodyTooLarge } from "../http/json-bounds.ts";

/** A request as it came: nothing of it is to be believed, or parsed, before its signature is checked. */
export interface SignedRequest {
  body: Buffer;
  /** Empty without the header; the name is in lower case. */
  header(name: string): string;
}

/** Throws AppError `too_large` for a body beyond the route's limit. */
export const signedRequestOf = (
  {
    body = "",
    isBase64Encoded,
    headers,
  }: Pick<APIGatewayProxyEventV2, "body" | "isBase64Encoded" | "headers">,
  route: Route,
): SignedRequest => {
  const bytes = Buffer.from(body, isBase64Encoded ? "base64" : "utf8");
  if (bytes.length > bodyBytesOf(route)) throw bodyTooLarge(bodyBytesOf(route));
  return { body: bytes, header: (name) => headers[name] ?? "" };
};
