import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from "node:crypto";
import * as z from "zod";

export const newSigningKey = (): string =>
  generateKeyPairSync("rsa", { modulusLength: 2048 })
    .privateKey.export({ type: "pkcs8", format: "pem" })
    .toString();

const PublicKey = z.object({ kty: z.literal("RSA"), n: z.string(), e: z.string() });

export type Signer = ReturnType<typeof createSigner>;

/** Signs and reads RS256 tokens with the key in `pem`; `jwks` is its public half as verifiers want it. */
export const createSigner = (pem: string) => {
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey);
  const { kty, n, e } = PublicKey.parse(publicKey.export({ format: "jwk" }));
  const kid = createHash("sha256").update(n).digest("base64url");
  const header = encode({ alg: "RS256", kid });
  return {
    jwks: { keys: [{ kty, n, e, kid, alg: "RS256", use: "sig" }] },
    sign(payload: Record<string, unknown>): string {
      const signed = `${header}.${encode(payload)}`;
      return `${signed}.${sign("sha256", Buffer.from(signed), privateKey).toString("base64url")}`;
    },
    /** The payload of a token that this key signed, whether it has expired or not; undefined for any other. */
    read(token: string): unknown {
      const [given, payload, signature, ...rest] = token.split(".");
      if (given !== header || payload === undefined || signature === undefined || rest.length > 0) return;
      const signed = Buffer.from(`${given}.${payload}`);
      if (!verify("sha256", signed, publicKey, Buffer.from(signature, "base64url"))) return;
      return JSON.parse(Buffer.from(payload, "base64url").toString());
    },
  };
};

const encode = (value: Record<string, unknown>): string =>
  Buffer.from(JSON.stringify(value)).toString("base64url");
