import * as z from "zod";
import { maxFileBytes, tooLargeMessage } from "./file-types.ts";

export const Sha256 = z.string().regex(/^[0-9a-f]{64}$/, "Send the SHA-256 as 64 hexadecimal digits.");

/** Control characters and line ends, and those that reverse the text after them: `gpj.exe` could show as `exe.jpg`. */
const unshowable = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** A text in one line: line ends and the characters that it can't be shown with are replaced by a space. */
export const oneLine = z
  .string()
  .overwrite((text) => text.replace(unshowable, " "))
  .trim();

export const filename = oneLine
  .min(1, "The file has no name.")
  .max(255, "Shorten the file name to at most 255 characters.");

/** Becomes a header of the stored file; headers take printable ASCII only. */
export const contentType = z
  .string()
  .max(200, "Shorten the file's type to at most 200 characters.")
  .regex(/^[\x20-\x7e]*$/, "Send the file's type as one line of plain letters, such as text/plain.");

export const uploadedFile = z.object({
  filename,
  content_type: contentType,
  file_size: z
    .number()
    .int()
    .min(1, "The file is empty. Choose one with content.")
    .max(maxFileBytes, tooLargeMessage),
  sha256: Sha256.optional(),
});

/** A file's content within a request, without an upload of its own. */
export const fileContent = z.string().max(maxFileBytes, tooLargeMessage);

/** The address and fields of the form that the file is sent with. */
export const uploadForm = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) });

/** Files to look for, by content or else by name. */
export const knownFiles = z
  .array(z.object({ filename, sha256: Sha256.optional() }))
  .min(1)
  .max(100);

/** A document's text within a request, without an upload of its own. */
export const textInRequest = {
  filename: filename.optional(),
  content: fileContent.optional(),
  contentType: contentType.optional(),
};
