import type { APIGatewayProxyEventV2 } from "aws-lambda";

interface Sent {
  method?: string;
  body?: object;
  headers?: Record<string, string>;
}

/** The event that API Gateway sends a function for a request to the path. */
export const eventTo = (
  path: string,
  { method = "POST", body = {}, headers = {} }: Sent = {},
): APIGatewayProxyEventV2 => ({
  version: "2.0",
  routeKey: "$default",
  rawPath: path,
  rawQueryString: "",
  headers,
  requestContext: {
    accountId: "",
    apiId: "",
    domainName: "",
    domainPrefix: "",
    http: { method, path, protocol: "HTTP/1.1", sourceIp: "192.0.2.9", userAgent: "" },
    requestId: "",
    routeKey: "$default",
    stage: "$default",
    time: "",
    timeEpoch: 0,
  },
  body: JSON.stringify(body),
  isBase64Encoded: false,
});
