import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { anonymise, callerOf, networkOf, siteOf } from "#platform/access/origin/caller.ts";
import { startSecretsManager } from "./secrets-manager.ts";

let secrets: Awaited<ReturnType<typeof startSecretsManager>>;
beforeAll(async () => {
  secrets = await startSecretsManager("arn:origin", "of CloudFront");
  vi.stubEnv("APP_SECRET", "the installation's secret");
});
afterAll(() => secrets.stop());

const addressOf = async (headers: Record<string, string>) => {
  const http = { method: "POST", path: "/", protocol: "HTTP/1.1", sourceIp: "192.0.2.9", userAgent: "" };
  return (await callerOf({ headers, requestContext: { http } } as unknown as APIGatewayProxyEventV2)).address;
};

it("a caller by CloudFront has the address that CloudFront saw", async () => {
  const secret = { "x-origin-secret": "of CloudFront" };
  expect(await addressOf({ ...secret, "x-viewer-address": "198.51.100.7" })).toBe("198.51.100.7");
  expect(await addressOf({ ...secret, "x-viewer-address": "2001:db8:1:2::7" })).toBe("2001:db8:1:2::7");
});

it("a caller can't choose an address", async () => {
  const claimed = {
    "x-viewer-address": "198.51.100.7",
    "x-forwarded-for": "198.51.100.7",
    forwarded: "for=198.51.100.7",
    "x-real-ip": "198.51.100.7",
  };
  expect(await addressOf(claimed)).toBe("192.0.2.9");
  for (const wrong of ["guessed", "the installation's secret"])
    expect(await addressOf({ ...claimed, "x-origin-secret": wrong })).toBe("192.0.2.9");
  const { "x-viewer-address": _, ...forwarded } = claimed;
  const secret = { "x-origin-secret": "of CloudFront" };
  expect(await addressOf({ ...secret, ...forwarded })).toBe("192.0.2.9");
});

it.each([
  ["198.51.100.7", "198.51.100.7"],
  ["::ffff:198.51.100.7", "198.51.100.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["2001:db8::2:3:4:5:6", "2001:db8:0:2"],
  ["64:ff9b::198.51.100.7", "64:ff9b:0:0"],
  ["::1", "0:0:0:0"],
])("%s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it("of an address only what needs the secret to be told is kept", async () => {
  const kept = await anonymise("198.51.100.7");
  expect(kept).toMatch(/^[\w-]{16}$/);
  expect(await anonymise("198.51.100.8")).not.toBe(kept);
  expect(await anonymise("2001:db8:1:2::1")).toBe(await anonymise("2001:db8:1:2:ffff::9"));
});

it.each([
  ["2001:db8:1:2::1", "2001:db8:1"],
  ["2001:db8:1:ffff::1", "2001:db8:1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["192.0.2.1", "192.0.2.1"],
])("the site of %s is %s", (address, site) => {
  expect(siteOf(address)).toBe(site);
});
