import type { SpokenLanguage } from "../language/spoken-language.ts";

/** Questions about any phrase, which need no article, case or gender of it; in each language that the product answers in. */
const frames: Record<SpokenLanguage, string> = {
  ar: "{topic}: ما الذي ينبغي معرفته؟",
  bg: "{topic}: какво трябва да знам?",
  cs: "{topic}: co je dobré vědět?",
  da: "{topic}: hvad skal jeg vide?",
  de: "Was sollte ich zum Thema {topic} wissen?",
  el: "{topic}: τι πρέπει να γνωρίζω;",
  en: "What should I know about {topic}?",
  es: "{topic}: ¿qué debo saber?",
  fi: "{topic}: mitä on hyvä tietää?",
  fr: "{topic} : que faut-il savoir ?",
  he: "{topic}: מה כדאי לדעת?",
  hi: "{topic}: क्या जानना ज़रूरी है?",
  hu: "{topic}: mit érdemes tudni?",
  id: "{topic}: apa yang perlu saya ketahui?",
  it: "{topic}: che cosa c'è da sapere?",
  ja: "{topic}について知っておくべきことは何ですか？",
  ko: "{topic}에 대해 무엇을 알아야 하나요?",
  nl: "{topic}: wat moet ik weten?",
  no: "{topic}: hva må jeg vite?",
  pl: "{topic}: co warto wiedzieć?",
  pt: "{topic}: o que devo saber?",
  ro: "{topic}: ce trebuie să știu?",
  ru: "{topic}: что нужно знать?",
  sv: "{topic}: vad behöver jag veta?",
  th: "ควรรู้อะไรเกี่ยวกับ{topic}บ้าง?",
  tr: "{topic}: neleri bilmem gerekiyor?",
  uk: "{topic}: що потрібно знати?",
  vi: "{topic}: tôi cần biết những gì?",
  zh: "关于{topic}，我需要了解什么？",
};

export const framed = (topic: string, language: SpokenLanguage): string =>
  frames[language].replace("{topic}", () => topic);

const parts = Object.values(frames).map((frame) => frame.split("{topic}"));

/** The phrase that such a question is about, which is all that a search needs; undefined for any other question. */
export const topicAsked = (question: string): string | undefined => {
  const text = question.trim();
  const found = parts.find(([before = "", after = ""]) => text.startsWith(before) && text.endsWith(after));
  const [before = "", after = ""] = found ?? [];
  return (found && text.slice(before.length, text.length - after.length).trim()) || undefined;
};
