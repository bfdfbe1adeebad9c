import { Box, Button } from "@chakra-ui/react";
import { CircleAlert, CloudOff, Download, MicOff } from "lucide-react";
import { adviceFor } from "#shared/recorder/advice.ts";
import type { MicrophoneProblem } from "#shared/recorder/engine/microphone.ts";
import { saveFile } from "#web/lib/browser/save-file.ts";
import type { RecorderSession } from "../session/session.ts";
import type { Recorder } from "../use-recorder.ts";
import { clock } from "./clock.ts";
import { extensionOf } from "./extension.ts";

/** The microphone is refused or missing: what to do, and another try. */
export const Refused = ({
  recorder: { session, texts },
  problem,
  isInterrupted,
}: {
  recorder: Recorder;
  problem: MicrophoneProblem;
  isInterrupted: boolean;
}) => (
  <div role="alert" className="bad">
    <MicOff size={14} aria-hidden />
    <div>
      <p>
        <b>{texts.startFailed}</b>
      </p>
      <p>{adviceFor(problem, navigator.userAgent)}</p>
      <div className="buttons">
        <Button autoFocus variant="outline" onClick={session.start}>
          Try again
        </Button>
        {isInterrupted && (
          <Button variant="outline" onClick={session.use}>
            Use the interrupted recording
          </Button>
        )}
      </div>
    </div>
  </div>
);

/** A recording that was not finished, here or in another browser. */
export const Interrupted = ({
  session,
  seconds,
}: {
  session: RecorderSession;
  seconds: number | undefined;
}) => (
  <>
    <p role="status">
      {seconds === undefined
        ? "A recording was interrupted in another browser. The parts that arrived are kept."
        : `A recording of ${clock(seconds)} was interrupted. It is kept.`}
    </p>
    <div className="buttons">
      <Button variant="outline" onClick={session.use}>
        Use it
      </Button>
      {seconds !== undefined && (
        <Button variant="outline" onClick={session.goOn}>
          Go on
        </Button>
      )}
      <Button variant="ghost" onClick={session.discard}>
        Discard
      </Button>
    </div>
  </>
);

/** The recording is on its way to the server. */
export const Uploading = ({ recorder: { session, progress, isFull } }: { recorder: Recorder }) => {
  const { sent, total, isWaiting } = progress;
  const percent = total === 0 ? 0 : Math.round((sent / total) * 100);
  return (
    <>
      <div className="line">
        <b role="status">{isWaiting ? "Waiting for the connection" : "Saving the recording"}</b>
        <Box
          role="progressbar"
          aria-label="Saving the recording"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          css={track}
        >
          <i style={{ width: `${percent}%` }} />
        </Box>
      </div>
      {isWaiting && (
        <p className="warning">
          <CloudOff size={14} aria-hidden />
          {isFull
            ? "This browser cannot keep the recording: its storage is full. Leave the page open until the connection is back."
            : "The recording is kept in this browser and is sent when the connection is back."}
        </p>
      )}
      {isWaiting && <Ways session={session} />}
    </>
  );
};

/** The server cannot take the recording. */
export const Unsaved = ({ session, reason }: { session: RecorderSession; reason: string }) => (
  <>
    <div role="alert" className="bad">
      <CircleAlert size={14} aria-hidden />
      <div>
        <p>
          <b>The recording could not be stored.</b> {reason}
        </p>
        <div className="buttons">
          <Button autoFocus variant="outline" onClick={session.use}>
            Try again
          </Button>
        </div>
      </div>
    </div>
    <Ways session={session} />
  </>
);

const Ways = ({ session }: { session: RecorderSession }) => (
  <div className="buttons">
    <Button
      variant="outline"
      onClick={() => {
        for (const [index, file] of session.files().entries())
          saveFile(file, `recording-${index + 1}.${extensionOf(file.type)}`);
      }}
    >
      <Download size={14} />
      Save the file
    </Button>
    <Button variant="ghost" onClick={session.discard}>
      Discard
    </Button>
  </div>
);

const track = {
  flex: "1 1 7rem",
  maxW: "12rem",
  h: "1.5",
  borderRadius: "2px",
  bg: "border",
  overflow: "hidden",
  "& i": { display: "block", h: "full", bg: "accent.solid" },
} as const;
