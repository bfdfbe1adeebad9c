import { measured } from "../web/bundle-sizes.ts";
import type { Row } from "./table.ts";

/** Download sizes, compressed as CloudFront does. */
export const sizes = async (): Promise<Row[]> =>
  measured().map(({ what, kilobytes, budget }) => ({
    what,
    value: kilobytes,
    unit: "KB brotli",
    atMost: budget,
  }));
