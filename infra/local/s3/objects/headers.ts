const kept = [
  "content-type",
  "content-encoding",
  "content-disposition",
  "content-language",
  "cache-control",
  "expires",
];

/** Headers or form fields of an upload that are stored and sent with the object. */
export function storedHeaders(given: ReadonlyMap<string, string>): Record<string, string> {
  const own = [...given].filter(([name]) => kept.includes(name) || name.startsWith("x-amz-meta-"));
  const headers = Object.fromEntries(own);
  const encoding = headers["content-encoding"]?.replace(/(?<!\s)\s*aws-chunked\s*,?/, "");
  if (encoding) headers["content-encoding"] = encoding;
  else delete headers["content-encoding"];
  return { "content-type": "binary/octet-stream", ...headers };
}
