import { Problem } from "../calls/problem.ts";

/** Throws Problem `web page` for a successful response that is one, as another program on the port would send. */
export const refuseWebPage = ({ headers }: Response): void => {
  if (headers.get("content-type")?.startsWith("text/html")) throw new Problem("web page");
};
