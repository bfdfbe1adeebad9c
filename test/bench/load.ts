import { partsAsked } from "./parts.ts";
import type { Row } from "./table.ts";

const parts: Record<string, () => Promise<Row[]>> = {
  answers: async () => (await import("./load/answers.ts")).answers(),
  limiter: async () => (await import("./load/limiter.ts")).limiter(),
  streams: async () => (await import("./streams.ts")).streams(),
  uploads: async () => (await import("./load/uploads.ts")).uploads(),
  sockets: async () => (await import("./load/sockets.ts")).sockets(),
  soak: async () => (await import("./load/soak.ts")).soak(),
};

/** Many at once, and for long: all of it, or a part with `--part answers`, `limiter`, `streams`, `uploads`, `sockets` or `soak --minutes 5`. */
export const load = (): Promise<Row[]> => partsAsked(parts);
