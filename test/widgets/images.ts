/** Images of one pixel, as small programs draw them. */
const of = (base64: string) => Buffer.from(base64, "base64");

const chunk = (type: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, content, Buffer.alloc(4)]);
};

const place = Buffer.from("Exif\0\0 taken at 52.5200, 13.4050");

export const png = of(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGPgi3D9DwACeQGsc0mKrgAAAABJRU5ErkJggg==",
);
export const gif = of("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7");
/** JFIF, one table of ones, the head of a grey picture, and its scan. */
export const jpeg = Buffer.concat([
  of("/9j/4AAQSkZJRgABAQEASABIAAA="),
  Buffer.from([0xff, 0xdb, 0, 67, 0, ...Array<number>(64).fill(1)]),
  Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0]),
  Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x54, 0x3f, 0xff, 0xd9]),
]);
export const webp = of("UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=");

export const pngWithPlace = Buffer.concat([png.subarray(0, 33), chunk("eXIf", place), png.subarray(33)]);

export const jpegWithPlace = (() => {
  const head = Buffer.from([0xff, 0xe1, 0, place.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 20), head, place, jpeg.subarray(20)]);
})();

/** The extended form: VP8X with the flag of EXIF, the picture, and the EXIF chunk. */
export const webpWithPlace = (() => {
  const extended = Buffer.from([...Buffer.from("VP8X"), 10, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  const even = place.length % 2 ? Buffer.concat([place, Buffer.alloc(1)]) : place;
  const exif = Buffer.concat([Buffer.from("EXIF"), Buffer.alloc(4), even]);
  exif.writeUInt32LE(place.length, 4);
  const whole = Buffer.concat([webp.subarray(0, 12), extended, webp.subarray(12), exif]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
})();
