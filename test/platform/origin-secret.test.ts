import { beforeAll, expect, it, vi } from "vitest";

beforeAll(() => {
  vi.stubEnv("APP_SECRET", "the installation's secret");
  vi.stubEnv("POWERTOOLS_LOG_LEVEL", "ERROR");
  return () => vi.unstubAllEnvs();
});

/** A request that is refused in words when it is looked at. */
const event = (headers: Record<string, string>) => {
  const path = "/functions/v1/visitor-session";
  const http = { method: "POST", path, protocol: "HTTP/1.1", sourceIp: "192.0.2.9", userAgent: "" };
  const body = JSON.stringify({ widgetId: "x".repeat(1000) });
  return { rawPath: path, headers, body, requestContext: { http }, routeKey: "$default", version: "2.0" };
};

const statusOf = async (headers: Record<string, string> = {}): Promise<number> => {
  const context = { awsRequestId: "one" };
  const { handler } = await import("#lambdas/visitors/handler.ts");
  const answer = await handler(event(headers) as never, context as never, {} as never);
  return Object(answer).statusCode;
};

it("a request that does not come by CloudFront is not found, unless the deployment allows it", async () => {
  expect(await statusOf()).toBe(404);
  expect(await statusOf({ "x-origin-secret": "" })).toBe(404);
  expect(await statusOf({ "x-origin-secret": "guessed", "x-viewer-address": "192.0.2.1" })).toBe(404);
  expect(await statusOf({ "x-origin-secret": "the installation's secret" })).toBe(400);
  for (const value of ["", "on", "false", "OFF"]) {
    vi.stubEnv("ORIGIN_SECRET", value);
    expect(await statusOf()).toBe(404);
  }
  vi.stubEnv("ORIGIN_SECRET", "off");
  expect(await statusOf()).toBe(400);
});
