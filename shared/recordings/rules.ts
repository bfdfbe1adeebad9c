/** The longest recording, pauses left out. */
export const longestSeconds = 30 * 60;

/** The recorder gives its sound in slices of this length, and each is kept at once: a closed tab loses one at most. */
export const sliceMilliseconds = 500;

/** Slices that are uploaded together. */
export const slicesOfPart = 10;

export const bitsPerSecond = 32_000;

/** The most bytes of a part: many times what a few seconds have, since a browser may take another bit rate. */
export const mostPartBytes = 1024 * 1024;

/** The most bytes of a whole recording, which is below what servers for transcription take (25 MB). */
export const mostBytes = 20 * 1024 * 1024;

/** The most takes of a recording, and parts of each: after an interruption it goes on in another take. */
export const mostTakes = 12;
export const mostParts = 400;

/** The most addresses for parts that are given at once. */
export const mostForms = 60;

/** The most recordings of one answer. */
export const mostOfAnswer = 10;

/** The most bytes of a short clip that is sent as base64. */
export const mostClipBytes = 3 * 1024 * 1024;

/** The types of sound that browsers record, without their parameters. */
export const recordedTypes = ["audio/webm", "audio/mp4", "audio/ogg"] as const;
export type RecordedType = (typeof recordedTypes)[number];
