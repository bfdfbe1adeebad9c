import "#infra/local/functions/lambda-runtime.ts";
import { PassThrough } from "node:stream";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { functions } from "#infra/functions.ts";
import type { LambdaFunction } from "#platform/area/function.ts";
import { contract } from "#shared/contract/index.ts";
import type { Area } from "#shared/contract/route.ts";
import { startSecretsManager } from "./secrets-manager.ts";

const arn = "arn:aws:secretsmanager:us-east-1:123456789012:secret:origin";

let secrets: Awaited<ReturnType<typeof startSecretsManager>>;
let statusOf: (headers?: Record<string, string>, method?: string) => Promise<number>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.resetModules();
  vi.stubEnv("POWERTOOLS_LOG_LEVEL", "ERROR");
  secrets = await startSecretsManager(arn, "first");
  const { handler } = await import("#lambdas/visitors/handler.ts");
  statusOf = async (headers = {}, method = "POST") => {
    const answer = await handler(
      eventAt(method, headers) as never,
      { awsRequestId: "one" } as never,
      {} as never,
    );
    return Object(answer).statusCode;
  };
  return () => {
    secrets.stop();
    vi.useRealTimers();
  };
});

/** A request that is refused in words when it is looked at. */
const eventAt = (method: string, headers: Record<string, string>, path = "/functions/v1/visitor-session") => {
  const http = { method, path, protocol: "HTTP/1.1", sourceIp: "192.0.2.9", userAgent: "" };
  const body = JSON.stringify({ widgetId: "x".repeat(1000) });
  return { rawPath: path, headers, body, requestContext: { http }, routeKey: "$default", version: "2.0" };
};

const by = (secret: string) => ({ "x-origin-secret": secret });

describe("a request that does not come by CloudFront", () => {
  it("is not found, unless the deployment allows it", async () => {
    expect(await statusOf()).toBe(404);
    expect(secrets.asked).toEqual([]);
    expect(await statusOf(by(""))).toBe(404);
    expect(await statusOf({ ...by("guessed"), "x-viewer-address": "192.0.2.1" })).toBe(404);
    expect(await statusOf(by("first"))).toBe(400);
    for (const value of ["", "on", "false", "OFF"]) {
      vi.stubEnv("ORIGIN_SECRET", value);
      expect(await statusOf()).toBe(404);
    }
    vi.stubEnv("ORIGIN_SECRET", "off");
    expect(await statusOf()).toBe(400);
  });

  it("is refused before anything of it is looked at, a browser's preflight too", async () => {
    expect(await statusOf({}, "OPTIONS")).toBe(404);
    expect(await statusOf(by("first"), "OPTIONS")).toBe(204);
  });

  it("is refused at every route as nothing that is there", async () => {
    vi.stubEnv("USER_POOL_ID", "us-east-1_pool").stubEnv("USER_POOL_CLIENT_ID", "client");
    for (const { area, method, path, access, streams } of guarded) {
      const module = await import(/* @vite-ignore */ `#${handlerOf(area)}`);
      const handle = streams ? streamed(module.streamHandler) : module.handler;
      const code = async (headers: Record<string, string>) =>
        Object(await handle(eventAt(method, headers, path), { awsRequestId: "one" })).statusCode;
      // who has signed is not asked before the path, which says whose signature it is
      const refused = access === "signed" ? 400 : 401;
      expect([path, await code({}), await code(by("first"))]).toEqual([path, 404, refused]);
    }
  });
});

/** The file that serves the routes of an area, from the project's root. */
const handlerOf = (area: string): string | undefined =>
  Object.values<LambdaFunction>(functions).find(({ serves }) => serves === area)?.entry;

/** Every route that asks who calls. */
const guarded = Object.entries<Area>(contract).flatMap(([area, routes]) =>
  Object.values(routes).flatMap(({ method, path, access, streams = false }) =>
    access === "public" ? [] : [{ area, method, path, access, streams }],
  ),
);

/** Calls a handler that streams, and returns the status of its answer. */
const streamed =
  (handle: (...given: unknown[]) => Promise<unknown>) => async (event: object, context: object) => {
    let statusCode = 0;
    const writeHead = (status: number) => {
      statusCode = status;
    };
    const response = Object.assign(new PassThrough(), { writeHead, flushHeaders: () => {} });
    await handle(event, response, context);
    return { statusCode };
  };

describe("while the secret is rotated", () => {
  it("requests with the former version and with the new one pass, whichever the function knew first", async () => {
    expect(await statusOf(by("first"))).toBe(400);
    secrets.versions.AWSPREVIOUS = "first";
    secrets.versions.AWSCURRENT = "second";
    expect(await statusOf(by("second"))).toBe(400);
    expect(await statusOf(by("first"))).toBe(400);
  });

  it("a function that started after the rotation takes the former version", async () => {
    secrets.versions.AWSPREVIOUS = "zeroth";
    expect(await statusOf(by("zeroth"))).toBe(400);
    expect(await statusOf(by("first"))).toBe(400);
  });

  it("a version replaced twice no longer passes, within a minute of the next one's first use", async () => {
    expect(await statusOf(by("first"))).toBe(400);
    secrets.versions.AWSPREVIOUS = "second";
    secrets.versions.AWSCURRENT = "third";
    expect(await statusOf(by("third"))).toBe(400);
    expect(await statusOf(by("first"))).toBe(404);
  });

  it("guesses have the secret read again once a minute at most, not for each", async () => {
    for (let guess = 0; guess < 20; guess++) expect(await statusOf(by(`guess ${guess}`))).toBe(404);
    expect(secrets.asked).toEqual(["AWSCURRENT", "AWSCURRENT", "AWSPREVIOUS"]);
    vi.setSystemTime(Date.now() + 61_000);
    for (let guess = 0; guess < 20; guess++) expect(await statusOf(by(`guess ${guess}`))).toBe(404);
    expect(secrets.asked).toHaveLength(5);
  });
});
