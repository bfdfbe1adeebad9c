import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import busboy, { type Busboy, type BusboyConfig } from "busboy";
import { S3Error } from "../error.ts";
import type { S3Request } from "../request.ts";
import { encodedPath } from "../signing/canonical-request.ts";
import { verifyPolicy } from "../signing/post-policy.ts";
import type { Storage } from "../storage/storage.ts";
import { element, parent, sendXml } from "../xml.ts";
import { storedHeaders } from "./headers.ts";
import { keepObject } from "./keep.ts";

const fileNamePlaceholder = `$${"{filename}"}`;

/** All fields before the file together, as in S3. */
const fieldsBytes = 20 * 1024;
const tooMuchBefore = "Your POST request fields preceding the upload file were too large.";

type Form = { fields: Map<string, string>; file: Readable; fileName: string; discard(): void };

/** A browser's form upload under a signed policy; the policy is checked before a byte of the file is written. */
export async function postObject(
  storage: Storage,
  { bucket, path, incoming }: S3Request,
  response: ServerResponse,
): Promise<void> {
  const { fields, file, fileName, discard } = await readForm(incoming);
  try {
    const sizes = verifyPolicy(fields, bucket, storage.credentials);
    const key = fields.get("key")?.replaceAll(fileNamePlaceholder, () => fileName);
    if (!key) throw malformed("The form has no key");
    const blob = await storage.blobs.write(file, sizes);
    const object = { bucket, key, blob, headers: storedHeaders(fields) };
    const { etag } = await keepObject(storage, object, "Post");
    const location = `${path.replace(/\/$/, "")}/${encodedPath(key)}`;
    confirm(response, fields.get("success_action_status"), { location, bucket, key, etag: `"${etag}"` });
  } finally {
    discard();
  }
}

/** Reads the fields and stops where the file begins: it must come last, as in S3. */
function readForm(incoming: IncomingMessage): Promise<Form> {
  const { promise, resolve, reject } = Promise.withResolvers<Form>();
  const fields = new Map<string, string>();
  const limits = { files: 1, fields: 100, fieldSize: fieldsBytes, fieldNameSize: 200 };
  let bytes = 0;
  const form = openForm({ headers: incoming.headers, limits, defParamCharset: "utf8" });
  const discard = () => {
    incoming.unpipe(form);
    incoming.resume();
  };
  const refuse = (error: Error) => {
    discard();
    reject(error);
  };
  form.on("field", (name, value, { valueTruncated, nameTruncated }) => {
    const field = name.toLowerCase();
    bytes += name.length + value.length;
    if (bytes > fieldsBytes) refuse(new S3Error(400, "MaxPostPreDataLengthExceeded", tooMuchBefore));
    if (valueTruncated || nameTruncated || fields.has(field)) refuse(malformed(`The field ${field}`));
    fields.set(field, value);
  });
  form.on("file", (name, file, { filename: fileName = "" }) => {
    // Its reader receives its end or error, if there is one by then.
    file.on("error", () => {});
    if (name === "file") resolve({ fields, file, fileName, discard });
    else refuse(malformed("The file field must be named file"));
  });
  form.on("close", () => refuse(malformed("The form has no file")));
  form.on("error", () => refuse(malformed("The form is cut off")));
  incoming.on("close", () => incoming.complete || form.destroy(malformed("The form is cut off")));
  incoming.pipe(form);
  return promise;
}

const openForm = (options: BusboyConfig): Busboy => {
  try {
    return busboy(options);
  } catch {
    throw malformed("The form names no boundary");
  }
};

type Created = { location: string; bucket: string; key: string; etag: string };

function confirm(response: ServerResponse, status: string | undefined, created: Created): void {
  const { location, bucket, key, etag } = created;
  if (status !== "201") {
    response.writeHead(status === "200" ? 200 : 204, { location, etag }).end();
    return;
  }
  const children = [element("Location", location), element("Bucket", bucket), element("Key", key)];
  response.setHeader("location", location).setHeader("etag", etag);
  sendXml(response, parent("PostResponse", [...children, element("ETag", etag)]), 201);
}

const malformed = (message: string) => new S3Error(400, "MalformedPOSTRequest", message);
