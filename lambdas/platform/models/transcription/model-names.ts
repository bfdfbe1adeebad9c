/** Whether a model turns sound into text, by its name. */
export const isForTranscription = (name: string): boolean => families.test(name) && !others.test(name);

/** The first model of a server's list that turns sound into text; one that gives the times of words if there is one. */
export const transcriptionModelIn = (names: string[]): string | undefined => {
  const found = names.filter(isForTranscription);
  return found.find((name) => /whisper/i.test(name)) ?? found[0];
};

const families = /whisper|transcribe|parakeet|canary|voxtral/i;

/** Models that tell speakers apart, translate, or write or speak in their turn. */
const others = /diarize|realtime|tts|translat/i;
