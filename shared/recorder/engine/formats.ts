import { type RecordedType, recordedTypes } from "#shared/recordings/rules.ts";

/** From the best to the worst; Safari records none but MP4. */
const candidates = ["audio/webm;codecs=opus", "audio/webm", "audio/mp4", "audio/ogg;codecs=opus"];

/** The type that this browser records, with its parameters; undefined if it records none that the server takes. */
export const recordableType = (): string | undefined =>
  typeof MediaRecorder === "undefined"
    ? undefined
    : candidates.find((type) => MediaRecorder.isTypeSupported(type));

/** The type without its parameters. */
export const plainType = (type: string): RecordedType => {
  const [plain] = type.split(";");
  return recordedTypes.find((one) => one === plain) ?? "audio/webm";
};
