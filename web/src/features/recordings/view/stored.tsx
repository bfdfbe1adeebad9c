import { Button } from "@chakra-ui/react";
import { CircleCheck, Download, Mic, RotateCw, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import type { RecordingDetail } from "#shared/recordings/shapes.ts";
import { RemoveDialog } from "#web/ui/dialog/remove-dialog.tsx";
import type { Recorder } from "../use-recorder.ts";
import { extensionOf } from "./extension.ts";
import { languageName } from "./language.ts";
import { Player } from "./player.tsx";
import { TranscriptLines } from "./transcript-lines.tsx";

interface StoredProps {
  recorder: Recorder;
  recording: RecordingDetail;
  /** It was recorded just now. */
  isNew: boolean;
  /** Puts the words into the answer. */
  onUse?: ((text: string) => void) | undefined;
  /** Records another one; absent at an earlier one. */
  onAgain?: () => void;
}

/** A stored recording with its player, its transcript and what can be done with it. */
export const Stored = ({ recorder, recording, isNew, onUse, onAgain }: StoredProps) => {
  const { session, texts } = recorder;
  const { audio_url, seconds, transcript, transcription } = recording;
  const audio = useRef<HTMLAudioElement>(null);
  const [second, setSecond] = useState(0);
  const [isDeleting, setDeleting] = useState(false);
  const playFrom = (start: number) => {
    const sound = audio.current;
    if (!sound) return;
    sound.currentTime = start;
    setSecond(start);
    // the player tells what cannot be played
    sound.play().catch(() => undefined);
  };
  const isWritten = transcription === "done" && Boolean(transcript?.text.trim());
  return (
    <>
      {audio_url && (
        <Player
          url={audio_url}
          seconds={seconds}
          audio={audio}
          second={second}
          onSecond={setSecond}
          onExpired={session.reread}
        />
      )}
      {isNew && isWritten && texts.note && (
        <p role="status" className="note">
          <CircleCheck size={14} aria-hidden />
          {texts.note}
        </p>
      )}
      {isWritten && transcript && (
        <>
          <TranscriptLines transcript={transcript} second={second} onPlay={playFrom} />
          <p className="muted">{`Transcript${languageName(transcript.language)}, as it was spoken. Your changes in the answer stay; this stays too.`}</p>
        </>
      )}
      {transcription === "done" && !isWritten && <p className="muted">No words were heard in it.</p>}
      <NotWritten recorder={recorder} recording={recording} />
      <div className="buttons">
        {isWritten && transcript && onUse && (
          <Button variant="outline" onClick={() => onUse(transcript.text.trim())}>
            Put into the answer
          </Button>
        )}
        {onAgain && (
          <Button variant="ghost" onClick={onAgain}>
            <RotateCw size={14} />
            Record again
          </Button>
        )}
        {audio_url && (
          <Button asChild variant="ghost">
            <a href={audio_url} download={`recording.${extensionOf(recording.content_type)}`}>
              <Download size={14} />
              Download
            </a>
          </Button>
        )}
        <Button variant="ghost" onClick={() => setDeleting(true)}>
          <Trash2 size={14} />
          Delete
        </Button>
      </div>
      <RemoveDialog
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        title="Delete the recording?"
        action="Delete recording"
        remove={() => session.remove(recording.id)}
        changes={[]}
        says={{ success: "Recording deleted", failure: "Failed to delete the recording" }}
      >
        Its sound and its transcript are deleted. The text of the answer stays.
      </RemoveDialog>
    </>
  );
};

/** Why there are no words, and how to get them. */
const NotWritten = ({
  recorder: { session, canTranscribe },
  recording,
}: {
  recorder: Recorder;
  recording: RecordingDetail;
}) => {
  const { transcription, reason } = recording;
  if (transcription !== "failed" && transcription !== "none") return null;
  if (transcription === "none" && !canTranscribe)
    return (
      <p className="muted">
        No transcription service is set up, so the recording is kept as it is. Type what it says, or have it
        transcribed later.
      </p>
    );
  return (
    <div className="line">
      <p className="grow" role={transcription === "failed" ? "alert" : undefined}>
        {transcription === "failed"
          ? `It was not transcribed. ${reason ?? ""}`
          : "It is not transcribed yet."}
      </p>
      <Button variant="outline" onClick={() => void session.transcribe(recording)}>
        <Mic size={14} />
        {transcription === "failed" ? "Transcribe again" : "Transcribe"}
      </Button>
    </div>
  );
};
