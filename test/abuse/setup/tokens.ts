import { createHmac, createPublicKey, generateKeyPairSync, sign } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { tokensOf } from "../../users.ts";
import type { Setup } from "./setup.ts";

type Json = Record<string, unknown>;

/** Bearer tokens that open nothing of an owner's, by what is wrong with them. */
export const worthlessTokens = async ({ product, ann, bob }: Setup): Promise<Record<string, string>> => {
  const genuine = ann.owner.token;
  const [head = "", body = "", signature = ""] = genuine.split(".");
  const header: Json = read(head);
  const claims: Json = read(body);
  const key = signingKeyIn(product.folder);
  const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({
    type: "pkcs8",
    format: "pem",
  });
  const publicPem = createPublicKey(key).export({ type: "spki", format: "pem" });
  const signed = (change: Json, ofHeader: Json = {}, by: string | Buffer = key) =>
    rs256({ ...header, ...ofHeader }, { ...claims, ...change }, by);
  const { id, refresh } = await tokensOf(ann.owner.email, product.url);
  const ago = Number(claims.iat) - 7200;
  return {
    expired: signed({ iat: ago, auth_time: ago, exp: ago + 3600 }),
    "without an end": signed({ exp: undefined }),
    "not valid yet": signed({ nbf: Number(claims.iat) + 3600 }),
    "signed by a stranger": signed({}, {}, stranger),
    "without an algorithm": `${encoded({ ...header, alg: "none" })}.${body}.`,
    "with the algorithm nOnE": `${encoded({ ...header, alg: "nOnE" })}.${body}.${signature}`,
    "signed with the public key as a secret": hs256({ ...header, alg: "HS256" }, body, publicPem),
    "of another client": signed({ client_id: "0123456789abcdef0123456789" }),
    "of another pool": signed({ iss: "https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Another01" }),
    "of another issuer": signed({ iss: "https://example.com" }),
    "an id token": id,
    "an id token that says it is an access token": signed({ client_id: undefined, aud: claims.client_id }),
    "a refresh token": refresh,
    "with an unknown kid": signed({}, { kid: "unknown" }),
    "with a kid that leads elsewhere": signed({}, { kid: "../../../../dev/null" }, stranger),
    "with a key of its own": signed(
      {},
      { jwk: createPublicKey(stranger).export({ format: "jwk" }) },
      stranger,
    ),
    "with its key's address": signed({}, { jku: "https://example.com/jwks.json" }, stranger),
    "for somebody else, unsigned": `${head}.${encoded({ ...claims, sub: bob.things.user })}.${signature}`,
    "without a signature": `${head}.${body}.`,
    "cut short": genuine.slice(0, -20),
    doubled: genuine + genuine,
    "twice, by a comma": `${genuine},${genuine}`,
    "with a fourth part": `${genuine}.${signature}`,
    "of 6 KB": "a".repeat(6000),
    "of 100 KB": "a".repeat(100_000),
    empty: "",
    "of dots": "...",
    "a list": `${encoded([])}.${encoded([])}.x`,
    "the word null": `${encoded(null)}.${encoded(null)}.x`,
    "a visitor's": ann.tokens.session ?? "",
    "another visitor's": bob.tokens.publicSession ?? "",
  };
};

/** A visitor's token, spoiled in every way that an owner's is not. */
export const worthlessVisitorTokens = (token: string): Record<string, string> => {
  const bytes = Buffer.from(token, "base64url");
  const changed = Buffer.from(bytes);
  changed[bytes.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  return {
    "with a second part": `${token}.x`,
    doubled: `${token}${token}`,
    "with another end": changed.toString("base64url"),
    padded: `${token}=`,
    "without its tag": Buffer.concat([bytes.subarray(0, 12), bytes.subarray(28)]).toString("base64url"),
    "in plain text": encoded({ scope: "public:x", expiresAt: Date.now() + 1e12 }),
    "signed with nothing": `${encoded({})}.${createHmac("sha256", "").update(encoded({})).digest("base64url")}`,
    "cut short": token.slice(0, -1),
  };
};

/** The user pool's own key, with which only the pool should be able to make tokens. */
const signingKeyIn = (folder: string): string => {
  const database = new DatabaseSync(join(folder, "users.db"), { readOnly: true });
  const row = database.prepare("SELECT value FROM secrets WHERE name = 'signingKey'").get();
  database.close();
  return String(row?.value);
};

const rs256 = (header: Json, claims: Json, key: string | Buffer): string => {
  const text = `${encoded(header)}.${encoded(claims)}`;
  return `${text}.${sign("sha256", Buffer.from(text), key).toString("base64url")}`;
};

const hs256 = (header: Json, body: string, secret: string | Buffer): string => {
  const text = `${encoded(header)}.${body}`;
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
};

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
