import type * as z from "zod";
import { read } from "#lambdas/core/reading/read.ts";
import type { attachments } from "#shared/attachments/routes.ts";
import { maxAttachments } from "#shared/documents/file-types.ts";
import { AppError } from "#shared/errors.ts";
import { attachmentStore, type ConversationKey } from "./store.ts";

type SentFile = Pick<
  z.output<(typeof attachments)["attach"]["input"]>,
  "filename" | "content_type" | "content"
>;

/** A visitor waits for it, and the gateway for half a minute at most. */
const readSeconds = 15;
const waitSeconds = 25;

/**
 * Reads a file in a sandbox process and keeps its text for the conversation, but not the file itself. Throws AppError
 * `invalid` for a file that can't be read, `unavailable` if many others are read, and `conflict` if the conversation has no room.
 */
export const attachFile = async (
  { owner, ...conversation }: ConversationKey & { owner: string },
  { filename, content_type: contentType = "", content }: SentFile,
) => {
  const bytes =
    typeof content === "string" ? Buffer.from(content) : new Uint8Array(await content.arrayBuffer());
  const listener = { report: () => undefined, onSplit: () => undefined, seconds: readSeconds };
  // so that the files of visitors never take the processes of the owner's own documents
  const named = { owner: `visitors of ${owner}`, filename, contentType };
  const { chunks } = await soon(read(bytes, named, listener));
  const file = await attachmentStore.create({ ...conversation, filename, bytes: bytes.length }, chunks);
  await requireRoom(conversation, maxAttachments + 1).catch(async (error) => {
    await attachmentStore.remove(file);
    throw error;
  });
  const { id, isCut } = file;
  return { id, filename, bytes: bytes.length, isCut };
};

/** Throws AppError `conflict` unless the conversation has fewer files than `most`. */
export const requireRoom = async (conversation: ConversationKey, most = maxAttachments): Promise<void> => {
  if ((await attachmentStore.list(conversation)).length >= most)
    throw new AppError(
      "conflict",
      `A chat takes at most ${maxAttachments} files. Remove one, or begin a new chat.`,
    );
};

const soon = async <Result>(reading: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const busy = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError("unavailable", tooBusy)), waitSeconds * 1000);
  });
  try {
    return await Promise.race([reading, busy]);
  } finally {
    clearTimeout(timer);
  }
};

const tooBusy = "Many files are being read right now. Try again in a minute.";
