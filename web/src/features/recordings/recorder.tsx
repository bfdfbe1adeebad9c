import { Button, chakra, Spinner } from "@chakra-ui/react";
import { CircleCheck, Mic } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import type { Recorder } from "./use-recorder.ts";
import { layout } from "./view/layout.ts";
import { Running } from "./view/running.tsx";
import { Stored } from "./view/stored.tsx";
import { Interrupted, Refused, Unsaved, Uploading } from "./view/waiting.tsx";

interface RecorderPartProps {
  recorder: Recorder;
  /** `large` for a page that is operated by thumb. */
  size?: "usual" | "large";
  /** The text of the answer: words that it has already are not offered again. */
  answer: string;
  onUse: (text: string) => void;
}

/** Records an answer, and shows what was recorded. */
export const RecorderPart = (props: RecorderPartProps) => {
  const { recorder, size = "usual" } = props;
  const { kind } = recorder.state;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // the button that ended the recording is gone
    // the screen's own buttons may lie over what has grown
    if (kind === "recording") section.current?.scrollIntoView({ block: "nearest" });
    if (kind === "uploading" && document.activeElement === document.body) section.current?.focus();
  }, [kind]);
  return (
    <chakra.section
      ref={section}
      className="rec"
      aria-label="Recording"
      tabIndex={-1}
      css={layout}
      data-state={kind}
      data-size={size}
      data-boxed={!/^(idle|loading|starting|elsewhere|refused|written)$/.test(kind) || undefined}
    >
      {content(props)}
    </chakra.section>
  );
};

const content = ({ recorder, size, answer, onUse }: RecorderPartProps): ReactNode => {
  const { state, session, earlier, texts } = recorder;
  const isLarge = size === "large";
  if (state.kind === "elsewhere") return <p role="status">This answer is being recorded in another tab.</p>;
  if (state.kind === "interrupted") return <Interrupted session={session} seconds={state.seconds} />;
  if (state.kind === "recording" || state.kind === "paused")
    return <Running recorder={recorder} isLost={state.kind === "paused" && state.isLost} isLarge={isLarge} />;
  if (state.kind === "uploading") return <Uploading recorder={recorder} />;
  if (state.kind === "unsaved") return <Unsaved session={session} reason={state.reason} />;
  if (state.kind === "transcribing")
    return (
      <div className="line">
        <Spinner size="xs" />
        <b role="status">Transcribing...</b>
        <span className="muted">
          {recorder.isDictation ? "Usually a few seconds." : "Usually 30 seconds. The recording is saved."}
        </span>
      </div>
    );
  if (state.kind === "stored") {
    const { recording, isNew } = state;
    const use = (text: string | undefined) =>
      text && !answer.includes(text.trim()) && !recorder.isDictation ? onUse : undefined;
    return (
      <>
        <Stored
          key={recording.id}
          recorder={recorder}
          recording={recording}
          isNew={isNew}
          onUse={use(recording.transcript?.text)}
          onAgain={session.start}
        />
        {earlier.length > 0 && (
          <details>
            <summary>
              {earlier.length === 1 ? "1 earlier recording" : `${earlier.length} earlier recordings`}
            </summary>
            <div>
              {earlier.map((one) => (
                <Stored
                  key={one.id}
                  recorder={recorder}
                  recording={one}
                  isNew={false}
                  onUse={use(one.transcript?.text)}
                />
              ))}
            </div>
          </details>
        )}
      </>
    );
  }
  if (state.kind === "refused")
    return <Refused recorder={recorder} problem={state.problem} isInterrupted={state.isInterrupted} />;
  return (
    <>
      {state.kind === "written" && texts.note && (
        <p role="status" className="note">
          <CircleCheck size={14} aria-hidden />
          {texts.note}
        </p>
      )}
      <div className={isLarge ? "buttons" : "line"}>
        <Button
          data-main
          variant="outline"
          size={isLarge ? "lg" : "sm"}
          loading={state.kind === "starting" || state.kind === "loading"}
          loadingText="Record Audio Answer"
          onClick={session.start}
        >
          <Mic size={14} />
          Record Audio Answer
        </Button>
        <p className="muted grow">
          {state.kind === "starting"
            ? "Allow the microphone when the browser asks."
            : recorder.isDictation
              ? "The sound is deleted once it is text."
              : "Up to 30 minutes. Kept every half second, also when the tab closes."}
        </p>
      </div>
    </>
  );
};
