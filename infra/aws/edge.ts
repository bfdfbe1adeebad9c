import { rewrite, type Slugs, slugs } from "../site-paths.ts";

interface EdgeEvent {
  request: { uri: string };
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
    `const known = ${JSON.stringify(slugs)};`,
    `const answer = ${answer};`,
    "function handler(event) { return answer(event, rewrite, known); }",
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
