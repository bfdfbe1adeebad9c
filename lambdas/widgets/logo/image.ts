import { withoutJpegMetadata } from "./jpeg.ts";
import { withoutPngMetadata } from "./png.ts";
import { withoutWebpMetadata } from "./webp.ts";

export interface Image {
  extension: "png" | "jpg" | "gif" | "webp";
  contentType: string;
  bytes: Uint8Array;
}

/**
 * The image without its metadata, such as the place where a photo was taken; undefined for bytes that are not a whole
 * PNG, JPEG, GIF or WebP. The file's name and declared type do not count. SVG is none of them: it can hold scripts.
 */
export const imageOf = (bytes: Buffer): Image | undefined => {
  for (const { extension, type, strip } of formats) {
    const stripped = strip(bytes);
    if (stripped) return { extension, contentType: `image/${type}`, bytes: stripped };
  }
  return undefined;
};

/** A GIF has no place for EXIF; it ends with a trailer byte. */
const wholeGif = (bytes: Buffer): Uint8Array | undefined =>
  /^GIF8[79]a$/.test(bytes.toString("latin1", 0, 6)) && bytes.at(-1) === 0x3b ? bytes : undefined;

const formats = [
  { extension: "png", type: "png", strip: withoutPngMetadata },
  { extension: "jpg", type: "jpeg", strip: withoutJpegMetadata },
  { extension: "gif", type: "gif", strip: wholeGif },
  { extension: "webp", type: "webp", strip: withoutWebpMetadata },
] as const;
