import { adviceFor } from "#shared/recorder/advice.ts";
import { MicrophoneError } from "#shared/recorder/engine/microphone.ts";

/** How speaking becomes possible in this browser. */
export const adviceOf = (error: unknown): string =>
  adviceFor(error instanceof MicrophoneError ? error.problem : "unsupported", navigator.userAgent);

export { dictate } from "#shared/recorder/dictate.ts";
