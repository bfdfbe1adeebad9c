import type { PlannedRequest } from "./request-of.ts";

/** The request as a command of a shell. */
export const curlOf = (
  { method, path, body }: PlannedRequest,
  { origin, key }: { origin: string; key: string },
): string => {
  const isUsual = method === (body === undefined ? "GET" : "POST");
  const lines = [
    `curl ${isUsual ? "" : `--request ${method} `}${quoted(origin + path)}`,
    `-H ${quoted(`x-api-key: ${key}`)}`,
    ...(typeof body === "string" ? [`-H "content-type: application/json"`, `-d ${quoted(body)}`] : []),
    ...(typeof body === "object" ? partsOf(body) : []),
  ];
  return lines.join(" \\\n  ");
};

const partsOf = (parts: Record<string, string | File>): string[] =>
  Object.entries(parts).map(
    ([name, value]) => `-F ${quoted(`${name}=${value instanceof File ? `@${value.name}` : value}`)}`,
  );

/** Nothing within single quotes means anything to a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
