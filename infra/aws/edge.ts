import { rewrite, type Slugs, slugs, withoutSlash } from "../site-paths.ts";

interface EdgeEvent {
  request: { uri: string; querystring?: Record<string, { value: string; multiValue?: { value: string }[] }> };
  /** Set in the viewer response only. */
  response?: { statusCode: number; statusDescription?: string };
}

/**
 * The program that CloudFront runs on requests for pages and on their answers, in the JavaScript of CloudFront
 * Functions 2.0 (no destructuring, no imports). It rewrites a path to its page, and an unknown one to the 404 page with
 * that status: CloudFront's own error pages would also replace the errors of the API.
 */
export const edgeProgram = (): string =>
  [
    `const rewrite = ${rewrite};`,
    `const withoutSlash = ${withoutSlash};`,
    `const queryOf = ${queryOf};`,
    `const known = ${JSON.stringify(slugs)};`,
    `const answer = ${answer};`,
    "function handler(event) {",
    "  const plain = event.response ? undefined : withoutSlash(event.request.uri);",
    "  if (plain === undefined) return answer(event, rewrite, known);",
    "  const location = { value: plain + queryOf(event.request.querystring || {}) };",
    '  return { statusCode: 301, statusDescription: "Moved Permanently", headers: { location: location } };',
    "}",
  ].join("\n");

/**
 * The program that CloudFront runs on requests for answers: it sets the viewer's address in a header and
 * overwrites what the request claims. CloudFront's own header for it would need a policy that forwards the site's host name too.
 */
export const callerProgram = (): string =>
  [
    "function handler(event) {",
    '  event.request.headers["x-viewer-address"] = { value: event.viewer.ip };',
    "  return event.request;",
    "}",
  ].join("\n");

/** The query as it came; CloudFront gives its parts to programs in one object. */
const queryOf = (parts: NonNullable<EdgeEvent["request"]["querystring"]>): string => {
  const pairs: string[] = [];
  for (const part of Object.entries(parts))
    for (const one of part[1].multiValue || [part[1]])
      pairs.push(one.value === "" ? part[0] : `${part[0]}=${one.value}`);
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
};

const answer = (event: EdgeEvent, pageOf: (path: string, known: Slugs) => string, known: Slugs) => {
  const page = pageOf(event.request.uri, known);
  const isUnknown = !/\.\w+$/.test(page);
  const isMissing = isUnknown || /\/404\.html$/.test(page);
  if (!event.response) {
    event.request.uri = isUnknown ? "/404.html" : page;
    return event.request;
  }
  if (isMissing && event.response.statusCode === 200) {
    event.response.statusCode = 404;
    event.response.statusDescription = "Not Found";
  }
  return event.response;
};
