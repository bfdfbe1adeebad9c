import type OpenAI from "openai";
import { APIConnectionError, APIError } from "openai";
import { replyInTime } from "../calls/in-time.ts";
import { Problem } from "../calls/problem.ts";
import { refuseWebPage } from "../openai/response.ts";
import { type ServiceWords, transcriptionFailure } from "./failure.ts";
import { formOf, type ReplyFormat, type SoundFile } from "./openai/form.ts";
import { parseReply } from "./openai/reply.ts";
import type { Transcriber, Transcription } from "./port.ts";

interface Server {
  provider: "openai" | "account";
  model: string;
  baseUrl: string;
  words: ServiceWords;
  /** Opened with the first sound. */
  client(): Promise<OpenAI>;
}

const answerSeconds = 60;

/** A server with OpenAI's route for transcription, such as OpenAI, Groq, Speaches, whisper.cpp and LocalAI. */
export const openaiTranscriber = ({ provider, model, baseUrl, words, client }: Server): Transcriber => ({
  provider,
  model,
  baseUrl,
  transcribe: async (sound, { signal = never } = {}) => {
    const file = { bytes: await sound.read(), contentType: sound.contentType };
    const limitSeconds = answerSeconds + sound.seconds;
    try {
      const opened = await client();
      const ask = (own: AbortSignal) =>
        transcribeFile(opened, { ...file, model, seconds: sound.seconds, signal: own, limitSeconds });
      return await replyInTime(ask, limitSeconds, signal);
    } catch (error) {
      const isLate = signal.reason instanceof Error && signal.reason.name === "TimeoutError";
      if (signal.aborted && !isLate) throw signal.reason;
      throw transcriptionFailure(isLate ? new Problem("silent") : error, words);
    }
  },
});

const never = new AbortController().signal;

interface Asked extends SoundFile {
  model: string;
  seconds: number;
  limitSeconds: number;
  signal: AbortSignal;
}

/**
 * Asks for the text with its times, and once more without them if the server refuses that format. Throws the client's
 * error, Problem or SyntaxError.
 */
export const transcribeFile = async (client: OpenAI, asked: Asked): Promise<Transcription> => {
  const reply = await post(client, asked, "timed").catch((error) => {
    if (refusesFormat(error)) return post(client, asked, "plain");
    throw error;
  });
  return parseReply(reply, asked.seconds);
};

const post = async (client: OpenAI, asked: Asked, format: ReplyFormat): Promise<string> => {
  const { model, signal, limitSeconds } = asked;
  const response = await client
    .post("/audio/transcriptions", {
      ...(await formOf(asked, model, format)),
      signal,
      timeout: Math.ceil(limitSeconds + 1) * 1000,
    })
    .asResponse();
  refuseWebPage(response);
  return textOf(response);
};

/** Many times the text of the longest recording with all its times. */
const maxReplyBytes = 16_000_000;

const textOf = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxReplyBytes) throw new Problem("unreadable");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
};

/** Servers that do not say what they refuse are asked again too. */
const refusesFormat = (error: unknown): boolean => {
  if (!(error instanceof APIError) || error instanceof APIConnectionError) return false;
  if (error.status === 422) return true;
  return error.status === 400 && (!error.error || named.test(wordsOf(error)));
};

const wordsOf = ({ param, message, error }: APIError): string =>
  `${param} ${message} ${JSON.stringify(error)}`;

const named = /response_format|verbose_json|timestamp|\bonly json\b/i;
