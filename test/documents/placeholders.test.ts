import { expect, it } from "vitest";
import { uploadText } from "../upload.ts";
import { as } from "../users.ts";
import { keyOf, replace, textFile } from "./replace.ts";

const rules = "Books may be kept for four weeks.";

it.each([
  ["a bot check", "rules.html", "<title>Just a moment...</title><p>Verify you are human.</p>", /bot check/],
  [
    "a pointer of Git LFS",
    "rules.txt",
    "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 9\n",
    /only points/,
  ],
  [
    "a notice of protection",
    "rules.txt",
    "This document is protected by Information Rights Management.",
    /protected/,
  ],
  ["an empty export", "rules.csv", "No records found", /without records/],
])(
  "%s does not replace a document: the former text answers, and the owner is told",
  async (_, name, text, reason) => {
    const api = await as("ann");
    const { id } = await api.chatbots.create({ name: "Desk", use_case: "support" });
    const first = await uploadText(api, id, "rules.txt", rules);
    const failed = await replace(api, first, { ...textFile(name, text), type: "" });
    expect(failed).toMatchObject({ processing_status: "failed", chunk_count: 1 });
    expect(failed.failure_reason).toMatch(reason);
    expect(failed.failure_reason).toMatch(/ The version read before still answers\.$/);
    const { context } = await api.chat.ask({ ragSystemId: id, query: "How long may books be kept?" });
    expect(context.map(({ content }) => content)).toEqual([rules]);
    expect((await api.documents.text(keyOf(first))).text).toBe(rules);
  },
);
