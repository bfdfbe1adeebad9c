import { fetchOutside } from "#platform/outgoing/fetch-outside.ts";
import { Problem } from "../../calls/problem.ts";
import { fetchOverHttp } from "../../openai/transport.ts";

/** Many times the transcript of the longest recording. */
const maxBytes = 20_000_000;

/**
 * Reads the transcript of a job from the address that Amazon Transcribe signed: over HTTPS, or from the stand-in for the
 * service that AWS_ENDPOINT_URL_TRANSCRIBE names. Throws Problem or AppError.
 */
export const fetchTranscript = async (uri: string): Promise<string> => {
  const address = URL.parse(uri);
  if (address && address.origin === standIn()) return (await fetchOverHttp(address)).text();
  if (address?.protocol !== "https:") throw new Problem("unreadable");
  const { status, body } = await fetchOutside(uri, { maxBytes, timeoutSeconds: 60, maxRedirects: 0 });
  if (status !== 200) throw new Problem("unreachable");
  return body.toString();
};

const standIn = () => URL.parse(process.env.AWS_ENDPOINT_URL_TRANSCRIBE ?? "")?.origin;
