import { compound } from "../compound.ts";

const sectorBytes = 512;
const firstFatSectorAt = 76;
const firstDirectorySectorAt = 48;

/** An OLE file whose sectors each name themselves as the next one. Format: [MS-CFB] 2.3. */
export const cyclicOle = (stream: string): Buffer => {
  const file = Buffer.from(compound({ [stream]: Buffer.alloc(64 * 1024, "text ") }));
  const fat = sectorAt(file.readUInt32LE(firstFatSectorAt));
  for (let sector = 0; sector < sectorBytes / 4; sector += 1) file.writeUInt32LE(sector, fat + sector * 4);
  return file;
};

/** An OLE file whose directory tree has a cycle. Format: [MS-CFB] 2.6.1. */
export const cyclicDirectory = (stream: string): Buffer => {
  const file = Buffer.from(compound({ [stream]: Buffer.alloc(8192, "text "), Other: Buffer.alloc(8192) }));
  const directory = sectorAt(file.readUInt32LE(firstDirectorySectorAt));
  for (const entry of [1, 2]) {
    file.writeUInt32LE(entry, directory + entry * 128 + 68);
    file.writeUInt32LE(entry, directory + entry * 128 + 72);
  }
  return file;
};

const sectorAt = (sector: number): number => (sector + 1) * sectorBytes;
