import { Button, chakra } from "@chakra-ui/react";
import { Pause, Play } from "lucide-react";
import { type RefObject, useState } from "react";
import { clock } from "./clock.ts";

interface PlayerProps {
  url: string;
  seconds: number;
  audio: RefObject<HTMLAudioElement | null>;
  second: number;
  onSecond: (second: number) => void;
  /** The address is good for an hour. */
  onExpired: () => Promise<void>;
}

/** Plays a recording: play and pause, the place in it, and the time. */
export const Player = ({ url, seconds, audio, second, onSecond, onExpired }: PlayerProps) => {
  const [isPlaying, setPlaying] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const toggle = () => {
    const sound = audio.current;
    if (!sound) return;
    if (isPlaying) return sound.pause();
    setProblem(undefined);
    sound.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === "AbortError") return;
      setProblem("The recording could not be played. Load the page again.");
    });
  };
  return (
    <chakra.div css={player}>
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript stands below */}
      <audio
        ref={audio}
        src={url}
        preload="metadata"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => onSecond(currentTarget.currentTime)}
        onError={() => {
          if (failed === url) return setProblem("The recording could not be loaded. Load the page again.");
          setFailed(url);
          onExpired().catch(() => setProblem("The recording could not be loaded. Check your connection."));
        }}
      />
      <Button
        variant="outline"
        px="0"
        aria-label={isPlaying ? "Pause the recording" : "Play the recording"}
        onClick={toggle}
      >
        {isPlaying ? <Pause size={14} /> : <Play size={14} />}
      </Button>
      <input
        type="range"
        min={0}
        max={Math.max(seconds, 0.1)}
        step={0.1}
        value={Math.min(second, seconds)}
        aria-label="Place in the recording"
        aria-valuetext={`${clock(second)} of ${clock(seconds)}`}
        onChange={({ currentTarget }) => {
          const place = Number(currentTarget.value);
          onSecond(place);
          if (audio.current) audio.current.currentTime = place;
        }}
      />
      <time>
        {clock(second)} <span>of {clock(seconds)}</span>
      </time>
      {problem && <p role="alert">{problem}</p>}
    </chakra.div>
  );
};

const player = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "3",
  "& input": { flex: "1 1 6rem", minW: "0", h: { base: "11", md: "8" }, accentColor: "accent.solid" },
  "& time": { whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
  "& span": { color: "fg.subtle" },
  "& p": { flexBasis: "100%", color: "red.fg" },
} as const;
