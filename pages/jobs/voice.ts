import type { Dictation } from "#shared/recorder/dictate.ts";
import { element } from "#widget/src/element.ts";
import { toast } from "../chat/toast.ts";
import { quietButton } from "./button.ts";
import { call } from "./call.ts";
import { minutesOf } from "./clock.ts";

interface VoiceOptions {
  token: string;
  /** Puts the words behind what is typed. */
  put: (text: string) => void;
  /** Keeps the field until the words are there; called without a reason it is free. */
  hold: (why?: string) => void;
  /** Milliseconds until the interview closes. */
  left: () => number | undefined;
}

export interface Voice {
  element: HTMLElement;
  /** Called each second with the question that waits; a recording of a former one is discarded. */
  draw: (index: number | undefined) => void;
}

/** A recording ends so long before the interview does: its words need time. */
const wordsMilliseconds = 20_000;
const frameMilliseconds = 200;

declare const SPEAKING: string;

/** The code that records, which most applicants never load. */
const loadSpeaking = (): Promise<typeof import("./speak.ts")> =>
  import(new URL(SPEAKING, import.meta.url).href);

/** A sentence that says how speaking becomes possible; one of its own where the code for it did not load. */
const adviceOn = async (error: unknown): Promise<string> => {
  const loaded = await loadSpeaking().catch(() => undefined);
  return loaded?.adviceOf(error) ?? "Check your connection, or type your answer.";
};

/** Speaks an answer: its words are put into the field, where they are corrected and sent. */
export function createVoice({ token, put, hold, left }: VoiceOptions): Voice {
  const place = element("div", { class: "voice" });
  const said = element("span", { role: "status" });
  let dictation: Dictation | undefined;
  let index: number | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;

  const show = (...parts: (Node | string)[]): void => place.replaceChildren(...parts, said);
  const idle = (words = ""): void => {
    clearInterval(timer);
    dictation = undefined;
    hold();
    show(quietButton("Record Audio Answer", () => void begin()));
    said.textContent = words;
  };
  const begin = async (): Promise<void> => {
    said.textContent = "Starting...";
    try {
      const { dictate } = await loadSpeaking();
      dictation = await dictate(ticketOf, { onLost: () => void end() });
      running(dictation);
    } catch (error) {
      toast("Failed to start recording. Please check microphone permissions.", "alert");
      idle(await adviceOn(error));
    }
  };
  const ticketOf = async (): Promise<string> =>
    (await call<{ ticket: string }>("job-interview-recording", { token })).ticket;
  const running = (present: Dictation): void => {
    const time = element("time");
    const level = element("meter", { min: "0", max: "1", "aria-label": "Input level" });
    const stop = element("button", { class: "button primary", type: "button" }, "Stop Recording");
    stop.onclick = () => void end();
    show(
      element("i", { class: "dot" }),
      time,
      level,
      stop,
      quietButton("Discard", () => {
        present.discard();
        idle();
      }),
    );
    said.textContent = "Recording";
    hold("Your words come here.");
    stop.focus();
    const frame = (): void => {
      time.textContent = minutesOf(present.elapsed());
      level.value = Math.min(1, present.level() * 4);
      if ((left() ?? wordsMilliseconds) < wordsMilliseconds) void end();
    };
    frame();
    timer = setInterval(frame, frameMilliseconds);
  };
  const end = async (): Promise<void> => {
    const present = dictation;
    if (!present) return;
    const spokenFor = index;
    clearInterval(timer);
    dictation = undefined;
    show();
    said.textContent = "Transcribing...";
    try {
      const words = await present.words();
      if (spokenFor !== index) return idle("The question was over before your words were there.");
      idle(words ? "Check the words, then send them." : "No words were heard. Speak again, or type.");
      if (words) put(words);
    } catch (error) {
      toast("Failed to transcribe audio", "alert");
      idle(error instanceof Error ? `${error.message} Speak again, or type.` : "");
    }
  };
  idle();
  return {
    element: place,
    draw: (present) => {
      if (present !== index && dictation) {
        dictation.discard();
        idle();
      }
      index = present;
    },
  };
}
