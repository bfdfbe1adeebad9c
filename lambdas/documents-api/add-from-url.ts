import type * as z from "zod";
import { storeFile } from "#lambdas/documents/process.ts";
import type { StoredDocument } from "#lambdas/documents/store.ts";
import type { ApiKey } from "#platform/access/key/api-key.ts";
import { fetchOutside, type OutsideAnswer } from "#platform/outgoing/fetch-outside.ts";
import { acceptedTypes, bareMimeType, isAcceptedFile, maxFileBytes } from "#shared/documents/file-types.ts";
import { filename as Filename } from "#shared/documents/uploaded-file.ts";
import type { documentsApi } from "#shared/documents-api/routes.ts";
import { AppError } from "#shared/errors.ts";
import { placeOf } from "./upload.ts";

type From = z.output<(typeof documentsApi)["addFromUrl"]["input"]>;

const timeoutSeconds = 20;

/** Fetches a file from a public address and stores it. Throws what `fetchOutside` throws, and `invalid` for no file. */
export const addFromUrl = async (apiKey: ApiKey, { url, filename }: From): Promise<StoredDocument> => {
  const place = await placeOf(apiKey);
  const answer = await fetchOutside(url, {
    maxBytes: maxFileBytes,
    timeoutSeconds,
    headers: { "user-agent": "Docent/1.0 (fetches a file for the owner of a chatbot)", accept: "*/*" },
  });
  if (answer.status !== 200)
    throw refused(`${hostOf(answer)} answers with status ${answer.status}. Check the address.`);
  if (answer.body.length === 0) throw refused("The file at this address is empty.");
  const content_type = bareMimeType(answer.headers["content-type"] ?? "");
  const name = filename ?? nameIn(answer, content_type);
  return storeFile(place, { filename: name, content_type, content: answer.body }, apiKey.id);
};

const refused = (message: string) => new AppError("invalid", message, [{ path: "url", message }]);

const hostOf = ({ url }: OutsideAnswer): string => new URL(url).hostname;

/** The name that the server gives the file, else the end of its address, with an extension that fits its type. */
const nameIn = (answer: OutsideAnswer, content_type: string): string => {
  const given = givenName(answer.headers["content-disposition"] ?? "");
  const last = decoded(new URL(answer.url).pathname.split("/").at(-1) ?? "");
  const { success, data } = Filename.safeParse(given || last || hostOf(answer));
  const name = success ? data : hostOf(answer);
  if (isAcceptedFile({ name })) return name;
  const extension = Object.entries(acceptedTypes).find(([, type]) => type === content_type)?.[0];
  return extension ? `${name}.${extension}` : name;
};

/** The file name of a Content-Disposition (RFC 6266); the form in UTF-8 comes first. */
const givenName = (disposition: string): string => {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1];
  return encoded ? decoded(encoded) : (/filename="?([^";]+)"?/i.exec(disposition)?.[1]?.trim() ?? "");
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
