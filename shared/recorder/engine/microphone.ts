/** Why no sound can be recorded here. */
export type MicrophoneProblem = "refused" | "missing" | "busy" | "insecure" | "unsupported";

export class MicrophoneError extends Error {
  readonly problem: MicrophoneProblem;
  constructor(problem: MicrophoneProblem, options?: ErrorOptions) {
    super(`No microphone: ${problem}`, options);
    this.problem = problem;
  }
}

export interface Microphone {
  stream: MediaStream;
  /** Its name, as the system says it. */
  label: string;
  /** The loudness of the last moments, from 0 to 1: the root mean square. */
  level: () => number;
  close: () => void;
}

/** Opens the microphone, for which the browser asks the person. Throws MicrophoneError. */
export const openMicrophone = async (): Promise<Microphone> => {
  if (!window.isSecureContext) throw new MicrophoneError("insecure");
  if (!navigator.mediaDevices?.getUserMedia) throw new MicrophoneError("unsupported");
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch((error: unknown) => {
    throw new MicrophoneError(problemOf(error), { cause: error });
  });
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 2048;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    stream,
    label: stream.getAudioTracks()[0]?.label ?? "",
    level: () => {
      if (context.state === "suspended") void context.resume();
      analyser.getFloatTimeDomainData(samples);
      return rootMeanSquare(samples);
    },
    close: () => {
      for (const track of stream.getTracks()) track.stop();
      void context.close();
    },
  };
};

export const rootMeanSquare = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(samples.length, 1));

const problemOf = (error: unknown): MicrophoneProblem => {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  if (name === "NotReadableError" || name === "AbortError") return "busy";
  return "missing";
};
