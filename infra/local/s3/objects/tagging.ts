import type { ServerResponse } from "node:http";
import { readText, type S3Request } from "../request.ts";
import type { Storage } from "../storage/storage.ts";
import { contentsOf, element, parent, sendXml, textsOf } from "../xml.ts";

/** Reads the `x-amz-tagging` header, which is written as a query string. */
export const tagsOf = (header: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(header));

export function getTags({ index }: Storage, { bucket, key }: S3Request, response: ServerResponse): void {
  const tags = Object.entries(index.get(bucket, key).tags).map(([name, value]) =>
    parent("Tag", [element("Key", name), element("Value", value)]),
  );
  sendXml(response, parent("Tagging", [parent("TagSet", tags)]));
}

export async function putTags(storage: Storage, request: S3Request, response: ServerResponse): Promise<void> {
  const xml = await readText(request);
  const pairs = contentsOf(xml, "Tag").map((tag) => [
    textsOf(tag, "Key")[0] ?? "",
    textsOf(tag, "Value")[0] ?? "",
  ]);
  setTags(storage, request, Object.fromEntries(pairs));
  response.writeHead(200).end();
}

export function deleteTags(storage: Storage, request: S3Request, response: ServerResponse): void {
  setTags(storage, request, {});
  response.writeHead(204).end();
}

function setTags({ index }: Storage, { bucket, key }: S3Request, tags: Record<string, string>): void {
  index.put({ ...index.get(bucket, key), tags });
}
