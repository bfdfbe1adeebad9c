import { makeZip } from "client-zip";
import { api } from "#web/lib/api/api.ts";
import { allPages } from "#web/lib/archive/all-pages.ts";
import type { Archived, Entry } from "#web/lib/archive/archived.ts";

const modules = import.meta.glob<{ archived: Archived }>("../../../*/archive.ts", { eager: true });
const parts = Object.values(modules).map(({ archived }) => archived);

/** A ZIP of all that the account has, readable without this product. `onFile` is told how many files are packed. */
export const archive = (onFile: (count: number) => void): Promise<Blob> =>
  new Response(makeZip(counted(entries(), onFile)), {
    headers: { "content-type": "application/zip" },
  }).blob();

async function* counted(files: AsyncIterable<Entry>, onFile: (count: number) => void): AsyncGenerator<Entry> {
  let count = 0;
  for await (const file of files) {
    yield file;
    onFile(++count);
  }
}

async function* entries(): AsyncGenerator<Entry> {
  yield { name: "README.txt", input: readme() };
  for (const { ofAccount } of parts) if (ofAccount) yield* ofAccount();
  for await (const chatbot of allPages(api.chatbots.list, {}))
    for (const { ofChatbot } of parts) if (ofChatbot) yield* ofChatbot(chatbot, `chatbots/${chatbot.id}`);
}

const readme = (): string => {
  const lines = parts.flatMap((part) => Object.entries(part.readme)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const width = Math.max(...lines.map(([path]) => path.length));
  return [
    "Everything in your Docent account.\n",
    ...lines.map(([path, content]) => `${path.padEnd(width)}  ${content}`),
    "\nAll texts are UTF-8, all times UTC (ISO 8601).\n",
  ].join("\n");
};
