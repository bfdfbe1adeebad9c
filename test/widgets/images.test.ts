import { describe, expect, it } from "vitest";
import { imageOf } from "#lambdas/widgets/logo/image.ts";
import { gif, jpeg, jpegWithPlace, png, pngWithPlace, webp, webpWithPlace } from "./images.ts";

const script = Buffer.from("<script>alert(1)</script>");

describe("a logo's bytes", () => {
  it.each([
    ["png", "image/png", png],
    ["jpg", "image/jpeg", jpeg],
    ["gif", "image/gif", gif],
    ["webp", "image/webp", webp],
  ])("tell a %s, and a picture without metadata stays as it is", (extension, contentType, bytes) => {
    expect(imageOf(bytes)).toMatchObject({ extension, contentType });
    expect(Buffer.from(imageOf(bytes)?.bytes ?? []).equals(bytes)).toBe(true);
  });

  it.each([
    ["PNG", pngWithPlace, png],
    ["JPEG", jpegWithPlace, jpeg],
  ])("lose where a %s was taken, and nothing else", (_, tagged, bare) => {
    expect(tagged.includes("52.5200")).toBe(true);
    expect(Buffer.from(imageOf(tagged)?.bytes ?? []).equals(bare)).toBe(true);
  });

  it("lose where a WebP was taken, with the flag that announces it", () => {
    const bytes = Buffer.from(imageOf(webpWithPlace)?.bytes ?? []);
    expect(bytes.includes("52.5200")).toBe(false);
    expect(bytes[20]).toBe(0);
    expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
  });

  it.each([
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a PDF", Buffer.from("%PDF-1.7")],
    ["the first half of a PNG", png.subarray(0, 40)],
    ["a signature alone", png.subarray(0, 8)],
    ["a JPEG without an end", jpeg.subarray(0, jpeg.length - 2)],
    ["a GIF without an end", gif.subarray(0, gif.length - 1)],
    ["half a WebP", webp.subarray(0, 20)],
    ["a GIF's name before a script", Buffer.concat([Buffer.from("GIF89a"), script])],
    ["one byte", Buffer.from([0xff])],
    ["nothing", Buffer.alloc(0)],
  ])("that are %s are no image", (_, bytes) => {
    expect(imageOf(bytes)).toBeUndefined();
  });

  it("end where the picture ends: a page behind a PNG is dropped", () => {
    expect(Buffer.from(imageOf(Buffer.concat([png, script]))?.bytes ?? []).equals(png)).toBe(true);
  });

  it("are cut or changed anywhere without an error", () => {
    for (const image of [png, jpeg, gif, webp, pngWithPlace, jpegWithPlace, webpWithPlace])
      for (let at = 0; at < image.length; at++) {
        imageOf(image.subarray(0, at));
        const changed = Buffer.from(image);
        changed[at] = (changed[at] ?? 0) ^ 0xff;
        imageOf(changed);
      }
  });
});
