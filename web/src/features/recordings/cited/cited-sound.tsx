import { chakra, Heading, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { Mic } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { query } from "#web/lib/api/api.ts";
import { clock } from "../view/clock.ts";
import { Player } from "../view/player.tsx";
import { TranscriptLines } from "../view/transcript-lines.tsx";

interface CitedSoundProps {
  interviewId: string;
  questionId: string;
  /** The cited sentence; empty for the whole answer. */
  passage: string;
}

/** The recording of a cited answer, which plays from the sentence; nothing for an answer that was typed. */
export const CitedSound = ({ interviewId, questionId, passage }: CitedSoundProps) => {
  const text = passage.slice(0, mostCharacters);
  const { data: found, refetch } = useQuery(
    query("knowledgeInterviews", "sound", { interviewId, questionId, text }),
  );
  const data = found?.sound;
  const audio = useRef<HTMLAudioElement>(null);
  const [second, setSecond] = useState<number>();
  const [start, setStart] = useState<number>();
  const begins = data?.start;
  useEffect(() => {
    if (begins === undefined || start === begins) return;
    setStart(begins);
    setSecond(begins);
    if (audio.current) audio.current.currentTime = begins;
  }, [begins, start]);
  if (!data || second === undefined) return null;
  const { audio_url, seconds, is_exact, transcript } = data;
  const playFrom = (from: number) => {
    const sound = audio.current;
    if (!sound) return;
    sound.currentTime = from;
    setSecond(from);
    // the player tells what cannot be played
    sound.play().catch(() => undefined);
  };
  const about = is_exact ? "" : "about ";
  return (
    <chakra.section css={box} aria-label="Recording of this answer">
      <Heading as="h3" textStyle="sm" display="flex" alignItems="center" gap="2">
        <Mic size={14} aria-hidden />
        Spoken, {clock(seconds)}
      </Heading>
      {passage && (
        <Text textStyle="xs" color="fg.muted">
          {`The cited sentence is at ${about}${clock(data.start)}.`}
        </Text>
      )}
      <Player
        url={audio_url}
        seconds={seconds}
        audio={audio}
        second={second}
        onSecond={setSecond}
        onExpired={async () => void (await refetch())}
      />
      <TranscriptLines transcript={transcript} second={second} onPlay={playFrom} />
    </chakra.section>
  );
};

/** The longest text that is asked for. */
const mostCharacters = 4000;

const box = {
  display: "grid",
  gap: "3",
  p: "4",
  borderWidth: "1px",
  borderRadius: "l3",
  bg: "bg.panel",
} as const;
