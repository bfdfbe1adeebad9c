import { embeddingModelsOf } from "../embedding/families.ts";

/** The models of a list that answer questions, by name; those whose name says that they do something else are left out. */
export const chatModelsOf = (listed: string[]): string[] => {
  const embedding = new Set(embeddingModelsOf(listed));
  return [...new Set(listed)]
    .filter((name) => printable.test(name) && !embedding.has(name) && !isForOtherUse.test(name))
    .toSorted((one, other) => one.localeCompare(other, "en", { numeric: true }));
};

const printable = /^[ -~]{1,200}$/;

const isForOtherUse =
  /embed|rerank|moderation|whisper|transcribe|tts|audio|realtime|speech|image|dall-e|sora|video|veo|imagen|stable-diffusion|flux|ocr|guard|babbage|davinci/i;
