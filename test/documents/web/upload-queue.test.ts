import { describe, expect, it, vi } from "vitest";
import type { Document } from "#shared/documents/document.ts";
import { AppError } from "#shared/errors.ts";
import { createUploadQueue, type UploadSteps } from "#web/features/documents/uploads/upload-queue.ts";

describe("the upload queue", () => {
  it("[DOC-004] several files are queued at once, and two at most are uploaded at a time", async () => {
    const { queue } = setUp({ send: () => new Promise(() => undefined) });
    queue.add([file("a.txt"), file("b.txt"), file("c.txt")]);
    expect(states(queue)).toEqual(["pending", "pending", "pending"]);
    await vi.waitFor(() => expect(states(queue)).toEqual(["uploading", "uploading", "pending"]));
  });

  it("[DOC-005] a pending file can be removed, a file under way cannot", async () => {
    const { queue } = setUp({ send: () => new Promise(() => undefined) });
    queue.add([file("a.txt"), file("b.txt"), file("c.txt")]);
    await vi.waitFor(() => expect(states(queue)[0]).toBe("uploading"));
    queue.remove(...queue.items().map(({ id }) => id));
    expect(states(queue)).toEqual(["uploading", "uploading"]);
  });

  it("[DOC-006] a chosen file goes from pending through uploading and processing to completed by itself", async () => {
    const { queue } = setUp();
    const seen = new Set<string>();
    queue.subscribe(() => {
      for (const state of states(queue)) seen.add(state);
    });
    queue.add([file("a.txt")]);
    await vi.waitFor(() => expect([...seen]).toEqual(["pending", "uploading", "processing", "completed"]));
  });

  it("a file of another type is refused before it is sent", async () => {
    const { queue, send, ended } = setUp();
    queue.add([file("tour.mov"), file("a.txt")]);
    await ended();
    expect(queue.items()[0]?.error).toMatch(/^Invalid file type\./);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("[DOC-017] a file of 15 MB and a byte is refused, one of 15 MB is not", () => {
    const { queue } = setUp();
    queue.add([file("big.txt", 15 * 1024 * 1024 + 1), file("fits.txt", 15 * 1024 * 1024)]);
    expect(queue.items()[0]?.error).toBe("File size exceeds the maximum limit of 15MB.");
    expect(queue.items()[1]?.state).toBe("pending");
  });

  it("an empty file is refused", () => {
    const { queue } = setUp();
    queue.add([file("empty.txt", 0)]);
    expect(queue.items()[0]?.error).toBe("The file is empty. Choose one with content.");
  });

  it("a document that failed leaves the queue: its row in the list says why", async () => {
    const { queue, ended } = setUp({ outcome: { processing_status: "failed", failure_reason: "Damaged." } });
    queue.add([file("a.pdf")]);
    await ended();
    expect(queue.items()).toEqual([]);
  });

  it("a file that could not be sent stays with its reason and is sent again on demand", async () => {
    const send = vi.fn<UploadSteps["send"]>().mockRejectedValueOnce(new AppError("unavailable", "Cut off."));
    const { queue, ended } = setUp({ send: send.mockResolvedValue(document) });
    queue.add([file("a.txt")]);
    await ended();
    expect(queue.items()[0]).toMatchObject({ state: "error", error: "Cut off." });
    queue.retry(queue.items()[0]?.id ?? 0);
    await vi.waitFor(() => expect(states(queue)).toEqual(["completed"]));
  });

  it("a completed file is folded once it was seen, and a further one is not compared with it", async () => {
    const { queue } = setUp();
    queue.add([file("a.txt")]);
    await vi.waitFor(() => expect(queue.items()[0]).toMatchObject({ state: "completed", isFolded: true }));
    queue.add([file("a.txt")]);
    await vi.waitFor(() => expect(queue.items().map(({ isFolded }) => isFolded)).toEqual([true, true]));
  });
});

describe("what is said of an upload", () => {
  it("[DOC-018] dropping no file asks for one", () => {
    const { queue, say } = setUp();
    queue.add([]);
    expect(say.info).toHaveBeenCalledWith("Please select files to upload");
  });

  it("[DOC-020] [DOC-021] names each file that was processed and then counts them", async () => {
    const { queue, say } = setUp();
    queue.add([file("a.txt"), file("b.txt")]);
    await vi.waitFor(() =>
      expect(say.success.mock.calls.flat()).toEqual([
        "a.txt processed successfully",
        "b.txt processed successfully",
        "2 document(s) processed successfully",
      ]),
    );
  });

  it("[DOC-019] a refused upload fails the run", async () => {
    const send = () => Promise.reject(new AppError("unavailable", "The upload was cut off."));
    const { queue, say } = setUp({ send });
    queue.add([file("a.txt")]);
    await vi.waitFor(() => expect(say.error.mock.calls).toEqual([["Failed to upload documents"]]));
    expect(queue.items()[0]?.error).toBe("The upload was cut off.");
  });
});

const setUp = ({
  send: sends,
  outcome,
}: {
  send?: UploadSteps["send"];
  outcome?: Partial<Document>;
} = {}) => {
  const send = vi.fn(sends ?? (() => Promise.resolve(document)));
  const untilProcessed = () =>
    Promise.resolve({ ...document, processing_status: "completed" as const, ...outcome });
  const say = { success: vi.fn(), error: vi.fn(), info: vi.fn() };
  const steps = { findSame: async () => [], send, untilProcessed, untilSeen: async () => undefined };
  const queue = createUploadQueue({ ...steps, now: () => 0, say });
  const ended = () =>
    vi.waitFor(() => expect(say.success.mock.calls.length + say.error.mock.calls.length).toBeGreaterThan(0));
  return { send, say, queue, ended };
};

const states = (queue: ReturnType<typeof createUploadQueue>) => queue.items().map(({ state }) => state);

const file = (name: string, bytes = 3): File => new File([new Uint8Array(bytes)], name);

const document: Document = {
  id: "doc_1",
  rag_system_id: "bot_1",
  user_id: "ann",
  filename: "a.txt",
  content_type: "text/plain",
  file_size: 3,
  processing_status: "pending",
  chunk_count: 0,
  created_at: "2026-01-01T00:00:00.000Z",
};
