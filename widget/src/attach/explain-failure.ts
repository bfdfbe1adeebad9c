import { largestForm, maxAttachments } from "#shared/documents/file-types.ts";
import type { ErrorBody } from "#shared/errors.ts";
import type { Make } from "../make.ts";
import type { AttachWords } from "./attach-words.ts";

const mostMegabytes = largestForm.bytes / 1024 / 1024;

interface Explained {
  text: string;
  /** Whether sending the same file again may help. */
  isTemporary: boolean;
}

/** The sentence about a file that was not taken. The server's own about an unreadable one is English. */
export const explainFailure = (
  error: unknown,
  {
    name,
    words,
    language,
    filled,
  }: { name: string; words: AttachWords; language: string } & Pick<Make, "filled">,
): Explained => {
  const { code, message, retryAfterSeconds = 60 } = bodyOf(error);
  const lasting = (text: string) => ({ text, isTemporary: false });
  if (code === "too_large") return lasting(filled(words.large, { name, most: mostMegabytes }));
  if (code === "conflict") return lasting(filled(words.full, { most: maxAttachments }));
  if (code === "forbidden" || code === "not_found") return lasting(words.off);
  if (code === "invalid") {
    const own = language === "en" && message ? `${name}: ${message}` : undefined;
    return lasting(own ?? filled(words.unreadable, { name }));
  }
  if (code === "rate_limited")
    return { text: filled(words.later, { n: Math.ceil(retryAfterSeconds / 60) }), isTemporary: true };
  return { text: filled(words.failed, { name }), isTemporary: true };
};

/** Refuses a file by its size before it is sent, as the server would. */
export const tooLarge = (file: File): Error | undefined =>
  file.size > largestForm.bytes
    ? new Error("The file is too large.", { cause: { code: "too_large" } })
    : undefined;

const bodyOf = (error: unknown): Partial<ErrorBody> =>
  error instanceof Error && error.cause instanceof Object ? error.cause : {};
