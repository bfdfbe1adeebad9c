import { bitsPerSecond, sliceMilliseconds } from "#shared/recordings/rules.ts";
import { type Microphone, MicrophoneError, openMicrophone } from "./microphone.ts";

interface TakeOptions {
  /** With its parameters, as `MediaRecorder` takes it. */
  type: string;
  /** The slices come in their order. */
  onSlice: (bytes: Uint8Array<ArrayBuffer>) => void;
  /** The device was unplugged, or the system took it away. */
  onLost: () => void;
}

/** A run of the recorder: one microphone from its opening to its end. */
export interface Take {
  label: string;
  level: () => number;
  /** The milliseconds recorded, without pauses. */
  elapsed: () => number;
  isPaused: () => boolean;
  pause: () => void;
  resume: () => void;
  /** Resolves after the last slice. */
  stop: () => Promise<void>;
}

/** Begins to record. Throws MicrophoneError. */
export const startTake = async (options: TakeOptions): Promise<Take> => {
  const microphone = await openMicrophone();
  try {
    return record(microphone, options);
  } catch (error) {
    microphone.close();
    throw new MicrophoneError("unsupported", { cause: error });
  }
};

const record = (microphone: Microphone, { type, onSlice, onLost }: TakeOptions): Take => {
  const recorder = new MediaRecorder(microphone.stream, {
    mimeType: type,
    audioBitsPerSecond: bitsPerSecond,
  });
  const clock = createClock();
  let slices = Promise.resolve();
  let isStopping = false;
  recorder.ondataavailable = ({ data }) => {
    if (data.size === 0) return;
    slices = slices.then(async () => onSlice(new Uint8Array(await data.arrayBuffer())));
  };
  const stopped = new Promise<void>((resolve) => {
    recorder.onstop = () => {
      clock.stop();
      microphone.close();
      void slices.then(() => {
        resolve();
        if (!isStopping) onLost();
      });
    };
  });
  for (const track of microphone.stream.getAudioTracks())
    track.onended = () => recorder.state !== "inactive" && recorder.stop();
  recorder.start(sliceMilliseconds);
  clock.start();
  return {
    label: microphone.label,
    level: microphone.level,
    elapsed: clock.elapsed,
    isPaused: () => recorder.state === "paused",
    pause: () => {
      if (recorder.state !== "recording") return;
      recorder.pause();
      clock.stop();
      // what was said before the pause is kept before it, too
      recorder.requestData();
    },
    resume: () => {
      if (recorder.state !== "paused") return;
      recorder.resume();
      clock.start();
    },
    stop: () => {
      isStopping = true;
      if (recorder.state !== "inactive") recorder.stop();
      return stopped;
    },
  };
};

/** Counts milliseconds between its starts and stops. */
const createClock = () => {
  let before = 0;
  let since: number | undefined;
  const elapsed = () => before + (since === undefined ? 0 : performance.now() - since);
  return {
    elapsed,
    start: () => {
      since ??= performance.now();
    },
    stop: () => {
      before = elapsed();
      since = undefined;
    },
  };
};
