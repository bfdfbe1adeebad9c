import { describe, expect, it } from "vitest";
import { processorMilliseconds } from "../work.ts";
import { compound } from "./compound.ts";
import { fixture, read } from "./fixture.ts";

const files = ["rules.doc", "fees.xls", "tour.ppt"];
const sectorBytes = 512;

/** A file with a rewritten allocation table: `change` maps each sector number to its next sector. */
function rechained(name: string, change: (sector: number) => number): Buffer {
  const file = Buffer.from(fixture(name));
  const table = (file.readUInt32LE(76) + 1) * sectorBytes;
  for (let sector = 0; sector < sectorBytes / 4; sector += 1)
    file.writeUInt32LE(change(sector), table + sector * 4);
  return file;
}

async function refusedAtOnce(file: Uint8Array, name: string): Promise<void> {
  await read(fixture(name), name);
  const work = await processorMilliseconds(() =>
    expect(read(file, name)).rejects.toThrow("damaged or was cut off. Open it, save it again"),
  );
  expect(work).toBeLessThan(500);
}

describe("old Office files", () => {
  it.each(files)("%s whose sectors run in a circle is refused at once", async (name) => {
    await refusedAtOnce(
      rechained(name, (sector) => sector ^ 1),
      name,
    );
  });

  it.each(files)("%s whose streams claim to be larger than the file is refused at once", async (name) => {
    const file = Buffer.from(fixture(name));
    const directory = (file.readUInt32LE(48) + 1) * sectorBytes;
    for (let at = directory; at + 128 <= file.length && file[at + 66]; at += 128)
      if (file[at + 66] === 2) file.writeUInt32LE(0x7fffffff, at + 120);
    await refusedAtOnce(file, name);
  });

  it("a Word document with a password is refused with what to do", async () => {
    const document = Buffer.alloc(2048);
    document.writeUInt16LE(0x00c1, 2);
    document.writeUInt16LE(0x0100, 10);
    const file = compound({ WordDocument: document, "1Table": Buffer.alloc(64) });
    await expect(read(file, "a.doc")).rejects.toThrow("protected by a password. Remove the password");
  });

  it("a workbook with a password is refused with what to do", async () => {
    const start = Buffer.from([9, 8, 8, 0, 0, 6, 5, 0, 0, 0, 0, 0]);
    const file = compound({ Workbook: Buffer.concat([start, Buffer.from([0x2f, 0, 2, 0, 0, 0])]) });
    await expect(read(file, "a.xls")).rejects.toThrow("protected by a password. Remove the password");
  });

  it("a presentation with a password is refused with what to do", async () => {
    const user = Buffer.alloc(64);
    user.writeUInt32LE(0xf3d1c4df, 12);
    const file = compound({ "Current User": user, "PowerPoint Document": Buffer.alloc(64) });
    await expect(read(file, "a.ppt")).rejects.toThrow("protected by a password. Remove the password");
  });
});
