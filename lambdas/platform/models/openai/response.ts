import { notConfigured } from "../settings.ts";

/** Throws AppError `not_configured` if a successful response is a web page, as another program on the port would send. */
export const refuseWebPage = ({ headers }: Response): void => {
  if (headers.get("content-type")?.startsWith("text/html")) throw wrongAddress();
};

const wrongAddress = () =>
  notConfigured("a web page is at OPENAI_BASE_URL, not a model. The address usually ends in /v1.");

/** An AppError for a reply that is no model's, such as that of another path of the server. */
export const noModel = () =>
  notConfigured("what answers at OPENAI_BASE_URL is not a model. The address usually ends in /v1.");
