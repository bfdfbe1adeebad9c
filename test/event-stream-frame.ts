import { crc32 } from "node:zlib";

/** One message of AWS's binary event streams: prelude, headers, payload, each part with its checksum. */
export const eventStreamFrame = (headers: Record<string, string>, body: object | string): Buffer => {
  const named = Buffer.concat(Object.entries(headers).map(([name, value]) => header(name, value)));
  const payload = Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
  const prelude = Buffer.concat([number(named.length + payload.length + 16), number(named.length)]);
  const message = Buffer.concat([prelude, number(crc32(prelude)), named, payload]);
  return Buffer.concat([message, number(crc32(message))]);
};

const textType = 7;

const header = (name: string, value: string): Buffer => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(Buffer.byteLength(value));
  return Buffer.concat([
    Buffer.from([name.length]),
    Buffer.from(name),
    Buffer.from([textType]),
    length,
    Buffer.from(value),
  ]);
};

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
