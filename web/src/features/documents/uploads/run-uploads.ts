import type { UploadQueue } from "./upload-queue.ts";

interface Announcer {
  success: (words: string) => void;
  error: (words: string) => void;
  info: (words: string) => void;
}

/** Starts what is pending and says how it went: each file that is done, then the whole. */
export const runUploads = async (queue: UploadQueue, say: Announcer): Promise<void> => {
  if (!queue.items().some(({ state }) => state === "pending"))
    return say.info("Please select files to upload");
  const { completed, failed, skipped } = await queue.start((filename) =>
    say.success(`${filename} processed successfully`),
  );
  if (completed > 0) say.success(`${completed} document(s) processed successfully`);
  if (failed > 0) say.error("Failed to upload documents");
  if (skipped > 0 && completed + failed === 0) say.info("Nothing to upload: these files are already here");
};
