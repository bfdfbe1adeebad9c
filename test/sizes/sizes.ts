import { bundleFunction } from "#infra/function-code.ts";
import { functionNamed } from "#infra/functions.ts";
import { bytesRead, loadOnce } from "../infra/loaded-code.ts";
import { siteSizes } from "./site.ts";

export interface Size {
  what: string;
  bytes: number;
  /** A promise to the sites that embed the widget; no baseline can move it. */
  promised?: number;
  /** No baseline goes above it. */
  most?: number;
}

/** Every size that has a limit. */
export const sizes = (): Size[] => [
  ...siteSizes(),
  {
    what: "chat function, code read at a cold start",
    bytes: bytesRead(loadOnce(bundleFunction("chat-under-test", functionNamed("chat")))),
  },
];
