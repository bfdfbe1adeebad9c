import { utils, write } from "cfb";

/** An OLE compound file with the given streams. */
export function compound(streams: Record<string, Uint8Array>): Uint8Array {
  const container = utils.cfb_new();
  for (const [name, content] of Object.entries(streams))
    utils.cfb_add(container, `/${name}`, Buffer.from(content));
  return Buffer.from(write(container, { type: "buffer" }));
}
