import { generateKeyPairSync, sign } from "node:crypto";

/** A certificate for one host name, signed by itself with a key of its own (RFC 5280, in DER by hand). */
export const certificateFor = (host: string): { key: string; cert: string } => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = sequence(der(0x31, sequence(identifier("550403"), der(0x0c, Buffer.from(host)))));
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString();
  const time = (offset: number) =>
    der(0x17, Buffer.from(`${day(offset).replaceAll(/\D/g, "").slice(2, 14)}Z`));
  const names = der(0x04, sequence(der(0x82, Buffer.from(host))));
  const contents = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(time(-1), time(1)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(sequence(identifier("551d11"), names))),
  );
  const signature = der(0x03, Buffer.from([0]), sign("sha256", contents, privateKey));
  const base64 = sequence(contents, algorithm, signature).toString("base64");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/.{64}/g, "$&\n")}\n-----END CERTIFICATE-----\n`,
  };
};

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};

const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts);
const identifier = (hex: string): Buffer => der(0x06, Buffer.from(hex, "hex"));
/** ECDSA with SHA-256. */
const algorithm = sequence(identifier("2a8648ce3d040302"));
