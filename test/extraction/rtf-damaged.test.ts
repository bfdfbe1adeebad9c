import { expect, it } from "vitest";
import { processorMilliseconds } from "../work.ts";
import { read } from "./fixture.ts";

const fonts = String.raw`{\fonttbl{\f0\fcharset0 Arial;}{\f1\fcharset204 Arial Cyr;}}`;

const sized = (body: string) => read(Buffer.from(`{\\rtf1${body}}`, "latin1"), "a.doc");

const whole = `${fonts}{\\b One}\\par Two {\\i three} four\\par`;

it.each(["\\par Two {\\i th", "\\par Tw", "{\\b One}\\par Two {\\i three}\\par {"])(
  "cut off after %s it is refused",
  async (end) => {
    const reading = read(Buffer.from(`{\\rtf1${fonts}${end}`), "a.doc");
    await expect(reading).rejects.toThrow("damaged or was cut off. Open it, save it again");
  },
);

it("without its last brace it is read with a warning", async () => {
  const { text, warnings } = await read(Buffer.from(`{\\rtf1${whole}\n`), "a.doc");
  expect(text).toContain("Two three four");
  expect(warnings).toEqual([expect.stringContaining("has no proper end")]);
});

it("a document of pictures is refused with what to do", async () => {
  await expect(sized(String.raw`{\pict\pngblip 8950}\par`)).rejects.toThrow(
    "no text, only images. Upload a version",
  );
});

it.each([
  ["groups", `${"{".repeat(100_000)}deep${"}".repeat(100_000)}`],
  ["tables", "\\itap99999 x\\nestcell\\nestrow\\par deep"],
  ["equations", `{\\mmath{\\*\\moMath${"{\\me ".repeat(50_000)}deep${"}".repeat(50_000)}}}`],
  ["fields", `${"{\\field{\\fldrslt ".repeat(50_000)}deep${"}}".repeat(50_000)}`],
])("%s nested a hundred thousand deep are read", async (_, body) => {
  expect((await sized(body)).text).toContain("deep");
});

it("groups that open and never end are refused within a second of work", async () => {
  const work = await processorMilliseconds(() =>
    expect(sized("{".repeat(5_000_000))).rejects.toThrow("nested too deeply to be read. Save it as a PDF"),
  );
  expect(work).toBeLessThan(1000);
});
