import { ClientRequest } from "node:http";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { checkSessionsBy } from "#platform/access/owner/session-check.ts";
import { giveOwnerKeys, verifyOwner } from "#platform/access/owner/verify-owner.ts";
import { claimsOf, keys, tokenOf, userPool } from "./owner-token.ts";

const claims = claimsOf("ann");

beforeEach(() => {
  for (const [name, value] of Object.entries(userPool)) vi.stubEnv(name, value);
  giveOwnerKeys(keys);
  checkSessionsBy(async () => true);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

it("a token that names an unknown key has nobody else asked for it", async () => {
  const asked = vi.spyOn(https, "request");
  syncBuiltinESMExports();
  await expect(verifyOwner(tokenOf(claims, "theirs"))).rejects.toMatchObject({ code: "unauthenticated" });
  expect(asked).not.toHaveBeenCalled();
  expect(await verifyOwner(tokenOf(claims))).toBe("ann");
});

it("a token without an end is worth nothing", async () => {
  const { exp: _, ...endless } = claims;
  await expect(verifyOwner(tokenOf(endless))).rejects.toMatchObject({ code: "unauthenticated" });
});

it("a token is not refused because the pool's keys could not be fetched", async () => {
  vi.resetModules();
  const { verifyOwner: verify } = await import("#platform/access/owner/verify-owner.ts");
  vi.spyOn(https, "request").mockImplementation(() => {
    const request = new ClientRequest("http://127.0.0.1");
    vi.spyOn(request, "end").mockImplementation(() => request.destroy(new Error("no route")));
    return request;
  });
  syncBuiltinESMExports();
  await expect(verify(tokenOf(claims))).rejects.toMatchObject({ code: "unavailable" });
});
