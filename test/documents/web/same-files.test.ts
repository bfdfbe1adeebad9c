import { createHash } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import type { Document } from "#shared/documents/document.ts";
import { decisionOf, samenessOf } from "#web/features/documents/uploads/same/sameness.ts";
import { sha256Of } from "#web/features/documents/uploads/same/sha256.ts";
import type { Checked, Choice, Upload } from "#web/features/documents/uploads/upload.ts";
import { createUploadQueue } from "#web/features/documents/uploads/upload-queue.ts";

it("a file's fingerprint is its SHA-256, and none where the browser offers none", async () => {
  const expected = createHash("sha256").update("rules").digest("hex");
  expect(await sha256Of(new File(["rules"], "a.txt"))).toBe(expected);
  vi.stubGlobal("crypto", {});
  expect(await sha256Of(new File(["rules"], "a.txt"))).toBeUndefined();
  vi.unstubAllGlobals();
});

describe("what is suggested for a file", () => {
  it("the same content is skipped", () => {
    const { words, suggested, choices } = found({ document, isSameContent: true });
    expect(words).toBe("Already uploaded on May 3, 2026, with the same content");
    expect(suggested).toBe("skip");
    expect(choices).toEqual(["replace", "keep", "skip"]);
  });

  it("the same content is read again where its document failed", () => {
    const failed = { ...document, processing_status: "failed" as const };
    expect(found({ document: failed, isSameContent: true }).suggested).toBe("replace");
  });

  it("another content under the same name replaces the document", () => {
    const { words, suggested } = found({ document, isSameContent: false });
    expect(words).toBe("A document with this name is already here");
    expect(suggested).toBe("replace");
  });

  it("of two equal files in the queue the second is skipped, until the first is taken out", () => {
    const [first, second] = [pending(1, "a.txt", { sha256: "1" }), pending(2, "b.txt", { sha256: "1" })];
    expect(samenessOf(first, [first, second])).toBeUndefined();
    expect(samenessOf(second, [first, second])?.words).toBe("The same content as a.txt above");
    expect(decisionOf(second, [first, second])).toBe("skip");
    expect(decisionOf(second, [second])).toBe("keep");
  });

  it("two files of one name and different content do not replace each other", () => {
    const same = { document, isSameContent: false };
    const items = [
      pending(1, "a.txt", { sha256: "1", same }),
      pending(2, "a.txt", { sha256: "2", same }),
    ] as const;
    expect(items.map((item) => decisionOf(item, items))).toEqual(["replace", "keep"]);
  });
});

describe("an upload of files that are here already", () => {
  it("waits for its owner's decision, and a skipped file goes", async () => {
    const { queue, send } = setUp([{ same: { document, isSameContent: true } }]);
    queue.add([file("a.txt")]);
    await vi.waitFor(() => expect(queue.items()[0]?.isChecking).toBe(false));
    expect(queue.items()[0]).toMatchObject({ state: "pending" });
    queue.choose(queue.items()[0]?.id ?? 0, "skip");
    expect(queue.items()).toEqual([]);
    expect(send).not.toHaveBeenCalled();
  });

  it("waits until it is known what is here", async () => {
    let answer: (found: Checked[]) => void = () => undefined;
    const { queue, send } = setUp(new Promise((resolve) => (answer = resolve)));
    queue.add([file("a.txt")]);
    queue.choose(0, "keep");
    expect(send).not.toHaveBeenCalled();
    answer([{ sha256: "1" }]);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  });

  it("sends a replacing file as the document's own", async () => {
    const { queue, send } = await decided({ document, isSameContent: false }, "replace");
    await vi.waitFor(() => expect(queue.items()[0]?.state).toBe("completed"));
    expect(send.mock.calls[0]?.[2]).toEqual({ sha256: "1", replaces: document });
  });

  it("keeps both where that was chosen", async () => {
    const { queue, send } = await decided({ document, isSameContent: true }, "keep");
    await vi.waitFor(() => expect(queue.items()[0]?.state).toBe("completed"));
    expect(send.mock.calls[0]?.[2]).toEqual({ sha256: "1", replaces: undefined });
  });

  it("goes on where that cannot be found out, and the file says so", async () => {
    const { queue } = setUp(Promise.reject(new Error("offline")));
    queue.add([file("a.txt")]);
    await vi.waitFor(() => expect(queue.items()[0]?.checkError).toMatch(/could not find out/));
    await vi.waitFor(() => expect(queue.items()[0]?.state).toBe("completed"));
  });
});

/** A queue with a file that is here already, and the decision about it. */
const decided = async (same: NonNullable<Checked["same"]>, choice: Choice) => {
  const { queue, send } = setUp([{ sha256: "1", same }]);
  queue.add([file("a.txt")]);
  await vi.waitFor(() => expect(queue.items()[0]?.isChecking).toBe(false));
  expect(send).not.toHaveBeenCalled();
  queue.choose(queue.items()[0]?.id ?? 0, choice);
  return { queue, send };
};

const document: Document = {
  id: "doc_1",
  rag_system_id: "bot_1",
  user_id: "ann",
  filename: "a.txt",
  content_type: "text/plain",
  file_size: 3,
  processing_status: "completed",
  chunk_count: 1,
  created_at: "2026-05-03T12:00:00.000Z",
};

const file = (name: string): File => new File(["abc"], name);

const pending = (id: number, name: string, checked: Checked): Upload => ({
  id,
  file: file(name),
  state: "pending",
  sentBytes: 0,
  ...checked,
});

const found = (same: Checked["same"]) => {
  const upload = pending(1, "a.txt", { same });
  const sameness = samenessOf(upload, [upload]);
  if (!sameness) throw new Error("Nothing is suggested.");
  return sameness;
};

const setUp = (known: Checked[] | Promise<Checked[]>) => {
  const send = vi.fn(async (..._: [File, (bytes: number) => void, object]) => document);
  const findSame = async () => known;
  const untilProcessed = async () => document;
  const say = { success: vi.fn(), error: vi.fn(), info: vi.fn() };
  const steps = { findSame, send, untilProcessed, untilSeen: () => new Promise<void>(() => undefined) };
  return { send, queue: createUploadQueue({ ...steps, now: () => 0, say }) };
};
