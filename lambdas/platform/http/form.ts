import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { bodyBytesOf, type Route } from "#shared/contract/route.ts";
import { AppError } from "#shared/errors.ts";
import { bodyTooLarge } from "./json-bounds.ts";

/** The parser takes time for each part, and a form has three. */
const maxParts = 10;

/**
 * The fields of a request with multipart/form-data: its part `file` as `content`, with name and type unless other parts
 * give them. Throws AppError `too_large` or `invalid`.
 */
export const formFields = async (
  route: Route,
  { body = "", isBase64Encoded, headers }: APIGatewayProxyEventV2,
): Promise<Record<string, unknown>> => {
  const encoding = isBase64Encoded ? "base64" : "utf8";
  if (Buffer.byteLength(body, encoding) > bodyBytesOf(route)) throw bodyTooLarge(bodyBytesOf(route));
  const form = await parsed(Buffer.from(body, encoding), headers["content-type"] ?? "");
  const file = form.get("file");
  if (!(file instanceof File)) throw refused("Send the file as the part “file” of the form, with its name.");
  const texts = [...form].filter((part): part is [string, string] => typeof part[1] === "string");
  return { filename: file.name, content_type: file.type, ...Object.fromEntries(texts), content: file };
};

export const isForm = (route: Route, { headers }: APIGatewayProxyEventV2): boolean =>
  route.form === true && /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");

const parsed = async (bytes: Buffer, type: string): Promise<FormData> => {
  const boundary = /;\s*boundary=("?)([^";]+)\1/i.exec(type)?.[2];
  if (boundary && hasTooManyParts(bytes, boundary))
    throw refused(`Send at most ${maxParts} parts in a form.`);
  try {
    return await new Response(new Uint8Array(bytes), { headers: { "content-type": type } }).formData();
  } catch {
    throw refused("This form can't be read. Send multipart/form-data with the part “file”.");
  }
};

const hasTooManyParts = (bytes: Buffer, boundary: string): boolean => {
  let at = -1;
  for (let found = 0; found <= maxParts + 1; found++) {
    at = bytes.indexOf(`--${boundary}`, at + 1);
    if (at < 0) return false;
  }
  return true;
};

const refused = (message: string) => new AppError("invalid", message, [{ path: "content", message }]);
