import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { alternatives, desk, phone } from "#pages/frame/screenshot.ts";
import { looks } from "../screenshots/looks.ts";

const folder = fileURLToPath(new URL("../../pages/site/shots/", import.meta.url));

const names = Object.keys(alternatives).flatMap((shot) => looks.map(({ name }) => `${shot}-${name}.webp`));

/** Width and height of a WebP with a colour profile: https://developers.google.com/speed/webp/docs/riff_container */
const sizeOf = (bytes: Buffer): { width: number; height: number } => {
  expect(bytes.toString("latin1", 8, 16)).toBe("WEBPVP8X");
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
};

it("each screen that the site shows has a picture in both themes, on a desk and on a phone, and there are no others", () => {
  expect(readdirSync(folder).toSorted()).toEqual(names.toSorted());
});

it.each(names)("%s has at most 45 KB and the size that pages expect", (name) => {
  const bytes = readFileSync(folder + name);
  expect(bytes.length).toBeLessThanOrEqual(45_000);
  expect(sizeOf(bytes)).toEqual(name.includes("-phone-") ? phone : desk);
});
