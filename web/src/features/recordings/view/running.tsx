import { Button } from "@chakra-ui/react";
import { CircleAlert, Mic, MicOff, Pause, Square } from "lucide-react";
import { useEffect, useState } from "react";
import { longestSeconds } from "#shared/recordings/rules.ts";
import type { RecorderSession } from "../session/session.ts";
import type { Live } from "../session/state.ts";
import { percentOfLevel } from "../session/wave.ts";
import type { Recorder } from "../use-recorder.ts";
import { clock } from "./clock.ts";

const drawMilliseconds = 100;

interface RunningProps {
  recorder: Recorder;
  isLost: boolean;
  isLarge: boolean;
}

/** A recording that runs or is paused: time, level, the wave so far, and how far it is kept. */
export const Running = ({ recorder, isLost, isLarge }: RunningProps) => {
  const { session, isFull, state } = recorder;
  const live = useLive(session);
  const isPaused = state.kind === "paused";
  const seconds = (live?.elapsedMilliseconds ?? 0) / 1000;
  const now = <time className="now">{clock(seconds)}</time>;
  const level = <Level percent={percentOfLevel(live?.level ?? 0)} steps={isLarge ? 16 : 12} />;
  return (
    <>
      <div className="line">
        <span className="dot" data-still={isPaused || undefined} aria-hidden />
        <b role="status">{isPaused ? "Paused" : "Recording"}</b>
        {!isLarge && now}
        <span className={isLarge ? "muted end" : "muted"}>
          {`${isLarge ? "up to" : "of"} ${clock(longestSeconds)}`}
        </span>
        {!isLarge && level}
      </div>
      {isLarge && now}
      <Wave bars={live?.bars ?? []} />
      {isLarge && level}
      {isLost && (
        <p role="alert" className="warning">
          <MicOff size={14} aria-hidden />
          The microphone was disconnected. What was said so far is kept. Connect it again, or go on with
          another one.
        </p>
      )}
      {live?.isQuiet && (
        <p role="status" className="warning">
          <CircleAlert size={14} aria-hidden />
          No sound is heard. Check that the right microphone is chosen.
        </p>
      )}
      <Buttons session={session} isPaused={isPaused} isLarge={isLarge} />
      {isFull ? (
        <p role="alert" className="warning">
          <CircleAlert size={14} aria-hidden />
          This browser cannot keep the recording: its storage is full. It goes on and is uploaded; leave the
          page open until it is saved.
        </p>
      ) : (
        <p className="muted line">
          <span>{`Kept up to ${clock((live?.keptMilliseconds ?? 0) / 1000)}`}</span>
          {live?.microphone && <bdi className="end">{live.microphone}</bdi>}
        </p>
      )}
    </>
  );
};

interface ButtonsProps {
  session: RecorderSession;
  isPaused: boolean;
  isLarge: boolean;
}

const Buttons = ({ session, isPaused, isLarge }: ButtonsProps) => (
  <div className="buttons">
    {isPaused ? (
      <>
        <Button key="on" autoFocus data-main size={isLarge ? "lg" : "sm"} onClick={session.goOn}>
          <Mic size={14} />
          Go on
        </Button>
        <Button variant="outline" onClick={session.stop}>
          <Square size={14} />
          Stop Recording
        </Button>
      </>
    ) : (
      <>
        <Button key="stop" autoFocus data-main size={isLarge ? "lg" : "sm"} onClick={session.stop}>
          <Square size={14} />
          Stop Recording
        </Button>
        <Button variant="outline" onClick={session.pause}>
          <Pause size={14} />
          Pause
        </Button>
      </>
    )}
    <Button variant="outline" onClick={session.discard}>
      Discard
    </Button>
  </div>
);

const Level = ({ percent, steps }: { percent: number; steps: number }) => (
  // biome-ignore lint/a11y/useSemanticElements: the element `meter` has no steps
  <span
    className="level"
    role="meter"
    aria-label="Input level"
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
  >
    {Array.from({ length: steps }, (_, step) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
      <i key={step} data-on={percent > (step * 100) / steps || undefined} />
    ))}
  </span>
);

const Wave = ({ bars }: { bars: readonly number[] }) => {
  const width = Math.max(bars.length, 60) * 4;
  const path = bars.map((level, index) => {
    const half = 1 + (percentOfLevel(level) / 100) * 13;
    return `M${index * 4 + 2} ${(15 - half).toFixed(1)}v${(half * 2).toFixed(1)}`;
  });
  return (
    <svg className="wave" viewBox={`0 0 ${width} 30`} preserveAspectRatio="none" aria-hidden="true">
      <path
        d={path.join("")}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
};

const useLive = (session: RecorderSession): Live | undefined => {
  const [live, setLive] = useState(session.live);
  useEffect(() => {
    const timer = setInterval(() => setLive(session.live()), drawMilliseconds);
    return () => clearInterval(timer);
  }, [session]);
  return live;
};
