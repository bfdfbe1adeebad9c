import { limitOf } from "../sizes/baseline.ts";
import { siteSizes } from "../sizes/site.ts";
import type { Row } from "./table.ts";

/** Download sizes, compressed as CloudFront does. */
export const sizes = async (): Promise<Row[]> =>
  siteSizes().map((size) => ({
    what: size.what,
    value: size.bytes / 1000,
    unit: "KB brotli",
    atMost: limitOf(size) / 1000,
  }));
