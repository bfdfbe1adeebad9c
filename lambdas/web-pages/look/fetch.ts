import { fetchOutside, type OutsideAnswer, type OutsideRequest } from "#platform/outgoing/fetch-outside.ts";
import { productToken } from "../site/robots.ts";

const timeoutSeconds = 15;

/** Gets an address as this reader, under its own name. Throws as `fetchOutside` does. */
export const fetchAs = (
  url: string,
  { headers, ...request }: Pick<OutsideRequest, "headers" | "maxBytes" | "signal" | "onProgress">,
): Promise<OutsideAnswer> =>
  fetchOutside(url, {
    ...request,
    timeoutSeconds,
    headers: {
      "user-agent": `${productToken}/1.0 (reads web pages that the owner of a Docent chatbot chose)`,
      accept: "text/html,application/xhtml+xml,text/plain;q=0.9,application/pdf;q=0.8,*/*;q=0.1",
      ...headers,
    },
  });
