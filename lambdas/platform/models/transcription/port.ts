import type { RecordedType } from "#shared/recordings/rules.ts";

/** A recording as it lies in the bucket of files. */
export interface Sound {
  /** The object's key. */
  key: string;
  contentType: RecordedType;
  seconds: number;
  read(): Promise<Uint8Array>;
}

export interface Transcription {
  /** The words as they were spoken; empty if nobody spoke. */
  text: string;
  /** The language that the server names, by a tag of BCP 47 or in English; null if it names none. */
  language: string | null;
  /** The words with the second at which each begins; empty if the server gives none. */
  words: { start: number; text: string }[];
  /** The same for sentences or phrases. */
  segments: { start: number; text: string }[];
}

export type JobState =
  | { state: "running" }
  | { state: "done"; transcription: Transcription }
  /** The reason in words for members of the account. */
  | { state: "failed"; reason: string };

/** A service for transcription that is set up, which answers at once or works by jobs. */
export type Transcriber = {
  provider: "openai" | "amazon" | "account";
  model: string;
  /** The address of the server, for its price; absent for Amazon Transcribe. */
  baseUrl?: string;
} & (
  | {
      /**
       * Sends the sound, and waits for a minute and as long as the sound is. Throws AppError `model_failed`,
       * `not_configured` or `rate_limited`, with a sentence for members of the account.
       */
      transcribe(sound: Sound, options?: { signal?: AbortSignal }): Promise<Transcription>;
    }
  | {
      /** Begins a job; one of the same name that exists already is left alone. Throws as `transcribe` does. */
      start(sound: Sound, jobName: string): Promise<void>;
      /** The state of a job. One that is done or failed is deleted at the service by `forget`. */
      read(jobName: string): Promise<JobState>;
      forget(jobName: string): Promise<void>;
    }
);
