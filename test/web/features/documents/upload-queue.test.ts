import { describe, expect, it, vi } from "vitest";
import type { Document } from "#shared/contract/documents.ts";
import { AppError } from "#shared/errors.ts";
import { runUploads } from "#web/features/documents/uploads/run-uploads.ts";
import { createUploadQueue, type UploadSteps } from "#web/features/documents/uploads/upload-queue.ts";

describe("the upload queue", () => {
  it("[DOC-004] several files wait in the queue at once", () => {
    const { queue } = setUp();
    queue.add([file("a.txt"), file("b.txt"), file("c.txt")]);
    expect(states(queue)).toEqual(["pending", "pending", "pending"]);
  });

  it("[DOC-005] a pending file can be removed", () => {
    const { queue } = setUp();
    queue.add([file("a.txt"), file("b.txt")]);
    queue.remove(queue.items()[0]?.id ?? 0);
    expect(queue.items().map((item) => item.file.name)).toEqual(["b.txt"]);
  });

  it("a file under way cannot be removed", async () => {
    const { queue } = setUp({ send: () => new Promise(() => undefined) });
    queue.add([file("a.txt")]);
    void queue.start(vi.fn());
    await vi.waitFor(() => expect(states(queue)).toEqual(["uploading"]));
    queue.remove(queue.items()[0]?.id ?? 0);
    expect(states(queue)).toEqual(["uploading"]);
  });

  it("[DOC-006] a file goes from pending through uploading and processing to completed", async () => {
    const { queue } = setUp();
    const seen = new Set<string>();
    queue.subscribe(() => {
      for (const state of states(queue)) seen.add(state);
    });
    queue.add([file("a.txt")]);
    await queue.start(vi.fn());
    expect([...seen]).toEqual(["pending", "uploading", "processing", "completed"]);
  });

  it("two files at most are uploaded at a time", async () => {
    const { queue } = setUp({ send: () => new Promise(() => undefined) });
    queue.add([file("a.txt"), file("b.txt"), file("c.txt")]);
    void queue.start(vi.fn());
    await vi.waitFor(() => expect(states(queue)).toEqual(["uploading", "uploading", "pending"]));
  });

  it("a file of another type is refused before it is sent", async () => {
    const { queue, send } = setUp();
    queue.add([file("tour.mov")]);
    await queue.start(vi.fn());
    expect(queue.items()[0]?.error).toMatch(/^Invalid file type\./);
    expect(send).not.toHaveBeenCalled();
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

  it("a failed document shows its reason", async () => {
    const { queue } = setUp({
      outcome: { processing_status: "failed", failure_reason: "The file is damaged." },
    });
    queue.add([file("a.pdf")]);
    await queue.start(vi.fn());
    expect(queue.items()[0]).toMatchObject({ state: "error", error: "The file is damaged." });
  });

  it("a file that is done makes room for the next ones", async () => {
    const { queue } = setUp();
    queue.add([file("a.txt")]);
    await queue.start(vi.fn());
    queue.add([file("b.txt")]);
    expect(queue.items().map((item) => item.file.name)).toEqual(["b.txt"]);
  });
});

describe("what a run says", () => {
  it("[DOC-018] starting with no file asks for one", async () => {
    const say = announcer();
    await runUploads(setUp().queue, say);
    expect(say.info).toHaveBeenCalledWith("Please select files to upload");
  });

  it("[DOC-020] [DOC-021] names each file that was processed and then counts them", async () => {
    const { queue } = setUp();
    const say = announcer();
    queue.add([file("a.txt"), file("b.txt")]);
    await runUploads(queue, say);
    expect(say.success.mock.calls.flat()).toEqual([
      "a.txt processed successfully",
      "b.txt processed successfully",
      "2 document(s) processed successfully",
    ]);
  });

  it("[DOC-019] a refused upload fails the run", async () => {
    const send = () => Promise.reject(new AppError("unavailable", "The upload was cut off."));
    const { queue } = setUp({ send });
    const say = announcer();
    queue.add([file("a.txt")]);
    await runUploads(queue, say);
    expect(say.error).toHaveBeenCalledWith("Failed to upload documents");
    expect(queue.items()[0]?.error).toBe("The upload was cut off.");
  });
});

const setUp = ({
  send: sends,
  findSame = async () => [],
  outcome,
}: {
  send?: UploadSteps["send"];
  findSame?: UploadSteps["findSame"];
  outcome?: Partial<Document>;
} = {}) => {
  const send = vi.fn(sends ?? (() => Promise.resolve(document)));
  const untilProcessed = () =>
    Promise.resolve({ ...document, processing_status: "completed" as const, ...outcome });
  return { send, queue: createUploadQueue({ findSame, send, untilProcessed, now: () => 0 }) };
};

const announcer = () => ({ success: vi.fn(), error: vi.fn(), info: vi.fn() });

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
