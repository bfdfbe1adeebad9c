import { generateKeyPairSync, sign } from "node:crypto";

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const jwk = publicKey.export({ format: "jwk" });

/** The user pool that signs these tokens: its settings and its public keys. */
export const userPool = { USER_POOL_ID: "us-east-1_Pool0000", USER_POOL_CLIENT_ID: "client" };
export const keys = {
  keys: [{ kty: "RSA" as const, n: String(jwk.n), e: String(jwk.e), kid: "ours", use: "sig" as const }],
};

export const claimsOf = (sub: string) => ({
  sub,
  iss: `https://cognito-idp.us-east-1.amazonaws.com/${userPool.USER_POOL_ID}`,
  client_id: userPool.USER_POOL_CLIENT_ID,
  token_use: "access",
  exp: Math.floor(Date.now() / 1000) + 60,
});

export const tokenOf = (payload: object, kid = "ours"): string => {
  const text = [{ alg: "RS256", kid }, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  return `${text}.${sign("sha256", Buffer.from(text), privateKey).toString("base64url")}`;
};
