import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { APIGatewayProxyEventV2, Context } from "aws-lambda";
import { bodyTooLarge } from "#platform/http/json-bounds.ts";
import { readBody } from "../gateway/request-body.ts";

/**
 * An HTTP request from the caller's address as API Gateway hands it to a function: payload format 2.0. Throws AppError
 * `too_large` for a body of more than `bodyBytes`, which is not read any further.
 */
export const toEvent = async (
  request: IncomingMessage,
  sourceIp: string,
  bodyBytes: number,
): Promise<APIGatewayProxyEventV2> => {
  const target = request.url ?? "/";
  const url = new URL(target, "http://localhost");
  // The path as sent: a normalised "/." would bypass the gateway's checks.
  const path = target.split("?")[0] ?? "/";
  const method = request.method ?? "GET";
  const body = await bodyOf(request, bodyBytes);
  // API Gateway encodes what is no text; forms may hold files.
  const isBase64Encoded = /^multipart\//i.test(request.headers["content-type"] ?? "");
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  const parameters = Object.fromEntries(
    [...url.searchParams.keys()].map((key) => [key, url.searchParams.getAll(key).join(",")]),
  );
  return {
    version: "2.0",
    routeKey: "$default",
    rawPath: path,
    rawQueryString: url.search.slice(1),
    headers,
    ...(url.search && { queryStringParameters: parameters }),
    requestContext: {
      accountId: "000000000000",
      apiId: "local",
      domainName: request.headers.host ?? "localhost",
      domainPrefix: "local",
      http: {
        method,
        path,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp,
        userAgent: request.headers["user-agent"] ?? "",
      },
      requestId: randomUUID(),
      routeKey: "$default",
      stage: "$default",
      time: new Date().toISOString(),
      timeEpoch: Date.now(),
    },
    ...(body.length > 0 && { body: body.toString(isBase64Encoded ? "base64" : "utf8") }),
    isBase64Encoded,
  };
};

/** The context object of the Lambda runtime. */
export const toContext = (name: string, timeoutSeconds: number): Context => {
  const endsAt = Date.now() + timeoutSeconds * 1000;
  return {
    awsRequestId: randomUUID(),
    callbackWaitsForEmptyEventLoop: false,
    functionName: name,
    functionVersion: "$LATEST",
    invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${name}`,
    logGroupName: name,
    logStreamName: name,
    memoryLimitInMB: "1024",
    getRemainingTimeInMillis: () => endsAt - Date.now(),
    done: () => undefined,
    fail: () => undefined,
    succeed: () => undefined,
  };
};

const bodyOf = async (request: IncomingMessage, bodyBytes: number): Promise<Buffer> => {
  const body = await readBody(request, bodyBytes);
  if (!body) throw bodyTooLarge(bodyBytes);
  return body;
};
