import type { Report } from "#extraction/blocks/block.ts";
import { read } from "#lambdas/core/reading/read.ts";
import { type PackedText, StoredPart, TextIndex, unpacked } from "#lambdas/core/reading/text/stored-text.ts";

const quietly = () => undefined;

/** A file's text as the sandbox reads and packs it. */
export const readText = async (
  bytes: Uint8Array,
  filename: string,
  { owner = "ann", report = quietly, reader = read }: Options = {},
): Promise<string> => {
  const { text } = await reader(bytes, { owner, filename }, { report, onSplit: quietly });
  return unpackText(text);
};

interface Options {
  owner?: string;
  report?: Report;
  reader?: typeof read;
}

const unpackText = async ({ bytes, indexBytes }: PackedText): Promise<string> => {
  const { parts } = await unpacked(TextIndex, bytes.subarray(0, indexBytes));
  const found = parts.map(({ from, to }) =>
    unpacked(StoredPart, bytes.subarray(indexBytes + from, indexBytes + to)),
  );
  return (await Promise.all(found)).map(({ text }) => text).join("");
};
