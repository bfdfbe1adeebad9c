import { generateKeyPairSync, sign } from "node:crypto";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { giveOwnerKeys, verifyOwner } from "#platform/access/owner.ts";

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const jwk = publicKey.export({ format: "jwk" });

beforeEach(() => {
  vi.stubEnv("USER_POOL_ID", "us-east-1_Pool0000");
  vi.stubEnv("USER_POOL_CLIENT_ID", "client");
  giveOwnerKeys({ keys: [{ kty: "RSA", n: String(jwk.n), e: String(jwk.e), kid: "ours", use: "sig" }] });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const claims = {
  sub: "ann",
  iss: "https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Pool0000",
  client_id: "client",
  token_use: "access",
  exp: Math.floor(Date.now() / 1000) + 60,
};

const tokenOf = (payload: object, kid = "ours"): string => {
  const text = [{ alg: "RS256", kid }, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  return `${text}.${sign("sha256", Buffer.from(text), privateKey).toString("base64url")}`;
};

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
