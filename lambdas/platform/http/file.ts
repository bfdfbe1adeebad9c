import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { FileReply } from "#shared/contract/file-reply.ts";
import type { Area, Route } from "#shared/contract/route.ts";
import type { Handlers } from "./pipeline.ts";
import { headersOf } from "./response.ts";
import { serve } from "./serve.ts";

/** `serve` for an area that has routes with `isFile`. */
export const serveWithFiles = <A extends Area>(area: A, handlers: Handlers<A>) =>
  serve(area, handlers, { send: file });

/** A reply that is a page or an image. Its policy replaces the one that CloudFront and the gateway set by default. */
const file = (route: Route, output: unknown): APIGatewayProxyStructuredResultV2 => {
  const {
    contentType,
    content,
    policy,
    cacheSeconds,
    sharedCacheSeconds,
    status = 200,
    retryAfterSeconds,
    takesMicrophone,
  } = FileReply.parse(output);
  return {
    statusCode: status,
    headers: {
      ...headersOf(route),
      "content-type": contentType,
      "content-security-policy": policy,
      "cross-origin-resource-policy": "cross-origin",
      "referrer-policy": "strict-origin-when-cross-origin",
      ...(takesMicrophone && {
        "permissions-policy": "camera=(), geolocation=(), microphone=(self), payment=()",
      }),
      ...(retryAfterSeconds && { "retry-after": `${retryAfterSeconds}` }),
      ...(sharedCacheSeconds && { "cache-control": `public, max-age=0, s-maxage=${sharedCacheSeconds}` }),
      ...(cacheSeconds > 0 && { "cache-control": `public, max-age=${cacheSeconds}, immutable` }),
    },
    body: typeof content === "string" ? content : Buffer.from(content).toString("base64"),
    isBase64Encoded: typeof content !== "string",
  };
};
