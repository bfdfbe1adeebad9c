import { expect, it } from "vitest";
import { PassingFailure } from "#platform/models/model-failure.ts";
import type { Sound, Transcriber, Transcription } from "#platform/models/transcription/port.ts";

export type Behaviour =
  | { says: string; language?: string; words?: [start: number, word: string][] }
  | "busy"
  | "fails"
  | "refuses the credentials"
  | "says nothing readable"
  | "has no text";

export interface Adapter {
  transcriber(): Promise<Transcriber>;
  behave(behaviour: Behaviour): void;
  /** Parts of credentials that nobody may see. */
  secrets: string[];
}

/** A sound of 12 seconds. */
export const sound = (changes: Partial<Sound> = {}): Sound => ({
  key: "recordings/kept/one.webm",
  contentType: "audio/webm",
  seconds: 12.34,
  read: async () => bytes,
  ...changes,
});

/** Every value of a byte, and line ends as multipart bodies have them. */
export const bytes = new Uint8Array([
  ...Array.from({ length: 256 }, (_, at) => at),
  13,
  10,
  45,
  45,
  13,
  10,
  0,
  255,
]);

/** The transcription by either kind of service; a failed job throws its reason. */
export const transcribe = async (transcriber: Transcriber, one = sound()): Promise<Transcription> => {
  if ("transcribe" in transcriber) return transcriber.transcribe(one);
  await transcriber.start(one, "docent-one");
  const job = await transcriber.read("docent-one");
  if (job.state !== "done") throw new Error(job.state === "failed" ? job.reason : job.state);
  return job.transcription;
};

/** The contract of every service for transcription. */
export const itTranscribes = ({ transcriber, behave, secrets }: Adapter): void => {
  const answer = async (behaviour: Behaviour) => {
    behave(behaviour);
    return transcribe(await transcriber());
  };
  const failure = async (behaviour: Behaviour) => {
    const error = await answer(behaviour).catch((thrown) => thrown);
    for (const secret of secrets) expect(`${error.message} ${error.cause?.stack}`).not.toContain(secret);
    return error;
  };

  it("gives the words as they were spoken, with the second at which each begins, and the language", async () => {
    const words: [number, string][] = [
      [0.4, "We"],
      [0.9, "mow"],
      [1.2, "weekly."],
    ];
    expect(await answer({ says: "We mow weekly.", language: "en", words })).toMatchObject({
      text: "We mow weekly.",
      language: "en",
      words: words.map(([start, text]) => ({ start, text })),
    });
  });

  it("gives an empty text if nobody spoke", async () => {
    expect(await answer({ says: "" })).toMatchObject({ text: "", words: [], segments: [] });
  });

  it("drops times that can't be", async () => {
    const words: [number, string][] = [
      [-3, "So"],
      [1, "we"],
      [2, "mow"],
      [0.5, "each"],
      [3, "single"],
      [4, "week."],
    ];
    const { words: kept } = await answer({ says: "So we mow each single week.", words });
    expect(kept.map(({ start }) => start)).toEqual([1, 2, 3, 4]);
  });

  it("says that a busy service may answer later", async () => {
    const error = await failure("busy");
    expect(error).toBeInstanceOf(PassingFailure);
    expect(error).toMatchObject({ code: "rate_limited", told: { reason: "busy" } });
  });

  it("says that a failing service may answer later", async () => {
    const error = await failure("fails");
    expect(error).toBeInstanceOf(PassingFailure);
    expect(error).toMatchObject({
      code: "model_failed",
      message: expect.stringContaining("failed. Try again later."),
      told: { reason: "failing" },
    });
  });

  it("says what to check if the credentials are refused", async () => {
    expect(await failure("refuses the credentials")).toMatchObject({
      code: "not_configured",
      message: expect.stringMatching(/^Transcription is not properly configured: .*Check /),
      told: { reason: "credentials" },
    });
  });

  it.each(["says nothing readable", "has no text"] as const)(
    "a service that %s has failed",
    async (behaviour) => {
      expect(await failure(behaviour)).toMatchObject({
        message: expect.stringMatching(/ could not be read\. |not a server for transcription/),
      });
    },
  );
};
