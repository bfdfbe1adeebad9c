import { useEffect } from "react";
import { RecorderPart } from "./recorder.tsx";
import type { RecorderPort } from "./session/state.ts";
import { useRecorder } from "./use-recorder.ts";

interface DictationProps {
  port: RecorderPort;
  part: string;
  answer: string;
  onText: (text: string) => void;
  /** Told while an answer is recorded or transcribed, when it is not ready to be sent. */
  onBusy: (isBusy: boolean) => void;
}

const texts = {
  startFailed: "Failed to start recording. Please check microphone permissions.",
  success: "Audio transcribed successfully",
  failure: "Failed to transcribe audio",
  empty: "Transcription failed - no text returned",
  unreadable: "Failed to process audio",
  note: "Audio recorded successfully and transcribed to text",
};

/** Speaks an answer of which only the words are kept. */
export const Dictation = ({ port, part, answer, onText, onBusy }: DictationProps) => {
  const put = (text: string) => onText(answer.trim() ? `${answer.trimEnd()}\n\n${text}` : text);
  const recorder = useRecorder({
    port,
    part,
    texts,
    onText: put,
    hasRecordings: false,
    mode: "dictation",
  });
  const { isBusy } = recorder;
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  return <RecorderPart recorder={recorder} answer={answer} onUse={put} />;
};
