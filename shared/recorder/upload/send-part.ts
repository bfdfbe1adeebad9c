import { AppError } from "#shared/errors.ts";

export interface PartForm {
  url: string;
  fields: Record<string, string>;
}

/**
 * Posts a part with its form. Throws AppError `forbidden` for a form whose quarter of an hour is over, `unavailable` where
 * the storage fails or cannot be reached.
 */
export const sendPart = async ({ url, fields }: PartForm, part: Blob): Promise<void> => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  // the storage reads a form in order and takes what follows the file for nothing
  body.append("file", part, "part");
  const response = await fetch(url, { method: "POST", body }).catch((cause: unknown) => {
    throw new AppError("unavailable", "The upload was cut off.", undefined, { cause });
  });
  if (response.ok) return;
  if (response.status === 403) throw new AppError("forbidden", "The upload took too long to start.");
  throw new AppError("unavailable", `The file storage answered with status ${response.status}.`);
};
