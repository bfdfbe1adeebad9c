import { createHmac } from "node:crypto";

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

export const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

/** A JSON Web Token as an owner's server makes it, or with other parts than it should have. */
export const signVisitor = (
  secret: string,
  claims: object,
  { header = { alg: "HS256", typ: "JWT" }, digest = "sha256" }: { header?: object; digest?: string } = {},
): string => {
  const signed = `${part(header)}.${part({ exp: inSeconds(3600), ...claims })}`;
  return `${signed}.${createHmac(digest, secret).update(signed).digest("base64url")}`;
};
