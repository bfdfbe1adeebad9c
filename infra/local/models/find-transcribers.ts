import * as z from "zod";
import { transcriptionModelIn } from "#platform/models/transcription/model-names.ts";
import { quoted } from "./find-servers.ts";

/** The ports on which programs for transcription listen unless told otherwise. */
const defaultPorts = { "whisper.cpp or LocalAI": 8080, "Speaches or faster-whisper-server": 8000 };
const timeoutMilliseconds = 5000;

interface SpeechServer {
  name: string;
  baseUrl: string;
  /** Undefined for a server that has one model only. */
  model: string | undefined;
}

/**
 * Looks on this machine for servers that turn sound into text, if the environment configures none. Each is asked for its
 * models once, and else for its page, all at the same time; never throws.
 */
export const findTranscribers = async (
  environment: NodeJS.ProcessEnv,
  ports: Record<string, number> = defaultPorts,
): Promise<SpeechServer[]> => {
  const { TRANSCRIPTION_PROVIDER: provider, TRANSCRIPTION_BASE_URL: address } = environment;
  if (provider || address) return [];
  const found = await Promise.all(Object.entries(ports).map(([name, port]) => askServer(name, port)));
  return found.filter((server) => server !== undefined);
};

/** Describes a server in one line, with the command that starts the product with it. */
export const describeTranscriber = ({ name, baseUrl, model }: SpeechServer): string =>
  `${name} runs on this machine. To turn recordings into text with it: TRANSCRIPTION_BASE_URL=${baseUrl}${
    model === undefined ? "" : ` TRANSCRIPTION_MODEL=${quoted(model)}`
  } npm start`;

/** Ids are printed, so they must not control the terminal. */
const Listed = z.object({ data: z.array(z.object({ id: z.string().regex(/^[ -~]{1,200}$/) })) });

const askServer = async (name: string, port: number): Promise<SpeechServer | undefined> => {
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  const listed = Listed.safeParse(jsonOf(await textAt(`${baseUrl}/models`)));
  if (listed.success) {
    const model = transcriptionModelIn(listed.data.data.map(({ id }) => id));
    return model === undefined ? undefined : { name, baseUrl, model };
  }
  // whisper.cpp lists no models
  const page = await textAt(`http://127.0.0.1:${port}/`);
  return page?.includes("<title>Whisper.cpp Server</title>")
    ? { name: whisperCpp, baseUrl, model: undefined }
    : undefined;
};

const whisperCpp = "whisper.cpp (if started with --inference-path /v1/audio/transcriptions --convert)";

const textAt = async (address: string): Promise<string | undefined> => {
  try {
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    return await (await fetch(address, { signal, redirect: "error" })).text();
  } catch {
    return undefined;
  }
};

const jsonOf = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
};
