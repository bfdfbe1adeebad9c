import type { MicrophoneProblem } from "#shared/recorder/engine/microphone.ts";
import type { RecordingDetail } from "#shared/recordings/shapes.ts";

/** Routes and key of the answers that a recorder belongs to. */
export interface RecorderPort {
  /** Throws AppError. */
  ticket: (part: string) => Promise<string>;
  /** Such as the interview: with the part it is the key of an answer. */
  holder: string;
}

/** The toasts of a screen. */
export interface RecorderTexts {
  startFailed: string;
  /** While it is transcribed; none if absent. */
  busy?: string;
  success: string;
  failure: string;
  /** For a transcript without words; `failure` if absent. */
  empty?: string;
  /** For a recording that cannot be joined; `failure` if absent. */
  unreadable?: string;
  /** Stands at the recording once its words are in the answer. */
  note?: string;
}

export type RecorderState =
  | { kind: "idle" }
  /** The recordings that the server has are being read. */
  | { kind: "loading" }
  | { kind: "starting" }
  /** Another tab of this browser records this answer. */
  | { kind: "elsewhere" }
  /** `seconds` is absent for a recording that only the server knows. */
  | { kind: "interrupted"; seconds?: number }
  | { kind: "refused"; problem: MicrophoneProblem; isInterrupted: boolean }
  | { kind: "recording" }
  | { kind: "paused"; isLost: boolean }
  | { kind: "uploading" }
  /** It is kept, but the server cannot take it. */
  | { kind: "unsaved"; reason: string }
  | { kind: "transcribing"; recording: RecordingDetail; isOwn: boolean }
  /** The words of a dictation are in the answer. */
  | { kind: "written" }
  | { kind: "stored"; recording: RecordingDetail; isNew: boolean };

export interface RecorderView {
  state: RecorderState;
  /** The stored ones before the shown one, newest first. */
  earlier: RecordingDetail[];
  canTranscribe: boolean;
  /** This browser's storage takes no more. */
  isFull: boolean;
  progress: { sent: number; total: number; isWaiting: boolean };
}

/** Time and level of a recording that runs, which change all the time. */
export interface Live {
  elapsedMilliseconds: number;
  keptMilliseconds: number;
  level: number;
  bars: readonly number[];
  isQuiet: boolean;
  microphone: string;
}

/** The screen that shows an answer. */
export interface Attachment {
  texts: RecorderTexts;
  onText: (text: string) => void;
  /** The server has recordings of this answer. */
  hasRecordings: boolean;
  /** Other people may be recording this answer just now. */
  isShared?: boolean;
}

/** Whose answer is spoken. */
export interface Spoken {
  port: RecorderPort;
  part: string;
  /** The id of the signed-in user; empty without one. */
  user: string;
  /** The words alone are wanted; the server deletes the sound. */
  isDictation: boolean;
}
