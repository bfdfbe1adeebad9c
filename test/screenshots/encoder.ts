import type { Browser } from "playwright-core";

const mostBytes = 45_000;

/** Turns a PNG into a WebP of at most 45 KB, by the browser's own encoder and at the best quality that fits. */
export const encoderIn = async (browser: Browser) => {
  const page = await browser.newPage();
  const encoded = async (png: string, quality: number): Promise<Buffer> =>
    Buffer.from(await page.evaluate(toWebp, { png, quality }), "base64");
  return async (picture: Buffer): Promise<Buffer> => {
    for (let quality = 0.9; quality > 0.1; quality -= 0.05) {
      const bytes = await encoded(picture.toString("base64"), quality);
      if (bytes.length <= mostBytes) return bytes;
    }
    throw new Error("There is too much on a picture for 45 KB. Show less on it.");
  };
};

const toWebp = async ({ png, quality }: { png: string; quality: number }): Promise<string> => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = document.createElement("canvas");
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  return canvas.toDataURL("image/webp", quality).replace("data:image/webp;base64,", "");
};
