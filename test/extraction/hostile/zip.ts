import { crc32, deflateRawSync } from "node:zlib";

/** A deflated stream with a declared size, which may be wrong. */
type Packed = { packed: Buffer; unpackedBytes: number };

export type Parts = Record<string, string | Uint8Array | Packed>;

/** A zip file of deflated entries. Format: PKWARE APPNOTE 4.3.7, 4.3.12 and 4.3.16. */
export const zipOf = (parts: Parts): Buffer => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const entry = entryOf(name, packedOf(content), offset);
    locals.push(entry.local);
    directory.push(entry.central);
    offset += entry.local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
};

const packedOf = (content: Parts[string]): Packed & { crc: number } => {
  if (typeof content === "object" && "packed" in content) return { ...content, crc: 0 };
  const bytes = Buffer.from(content);
  return { packed: deflateRawSync(bytes, { level: 9 }), unpackedBytes: bytes.length, crc: crc32(bytes) };
};

const entryOf = (name: string, { packed, unpackedBytes, crc }: Packed & { crc: number }, offset: number) => {
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(8, 4);
  shared.writeUInt32LE(crc, 10);
  shared.writeUInt32LE(packed.length, 14);
  shared.writeUInt32LE(unpackedBytes, 18);
  shared.writeUInt16LE(Buffer.byteLength(name), 22);
  const central = Buffer.alloc(46);
  central.write("PK\u0001\u0002", "latin1");
  central.writeUInt16LE(20, 4);
  shared.copy(central, 6);
  central.writeUInt32LE(offset, 42);
  const local = Buffer.concat([Buffer.from("PK\u0003\u0004", "latin1"), shared, Buffer.from(name), packed]);
  return { local, central: Buffer.concat([central, Buffer.from(name)]) };
};
