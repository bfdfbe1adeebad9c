import { api } from "#web/lib/api/api.ts";
import type { Checked } from "../upload.ts";
import { sha256Of } from "./sha256.ts";

const maxAtOnce = 100;

/** For each file its fingerprint and the document that the chatbot has already, by content or else by name. */
export const findSame = async (chatbotId: string, files: File[]): Promise<Checked[]> => {
  const found: Checked[] = [];
  for (let from = 0; from < files.length; from += maxAtOnce) {
    const named: { filename: string; sha256?: string }[] = [];
    for (const file of files.slice(from, from + maxAtOnce))
      named.push({ filename: file.name, sha256: await sha256Of(file) });
    const { same } = await api.documents.same({ chatbotId, files: named });
    found.push(...named.map(({ sha256 }, index) => ({ sha256, same: same[index] ?? undefined })));
  }
  return found;
};
