import { bundleFunction } from "#infra/function-code.ts";
import { functionNamed } from "#infra/functions.ts";
import { bytesRead, loadOnce } from "../infra/loaded-code.ts";
import { siteSizes } from "./site.ts";
import type { Size } from "./size.ts";

/** Every size that has a limit. */
export const sizes = (): Size[] => [
  ...siteSizes(),
  {
    what: "chat function, code read at a cold start",
    bytes: bytesRead(loadOnce(bundleFunction("chat-under-test", functionNamed("chat")))),
  },
];
