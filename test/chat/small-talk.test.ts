import { expect, it } from "vitest";
import type { SpokenLanguage } from "#lambdas/chat/language/spoken-language.ts";
import { latinPhrases } from "#lambdas/chat/small-talk/latin-phrases.ts";
import { otherPhrases } from "#lambdas/chat/small-talk/other-phrases.ts";
import { recognise } from "#lambdas/chat/small-talk/recognise.ts";
import { replies } from "#lambdas/chat/small-talk/replies.ts";

const heard = (said: string, language?: SpokenLanguage) =>
  recognise(said, { name: "City Library", language });

it.each([
  ["Hello!", "greeting", "en"],
  ["hi there 👋", "greeting", "en"],
  ["Hello City Library", "greeting", "en"],
  ["What can you do?", "about", "en"],
  ["who are you", "about", "en"],
  ["Good morning, help me please", "about", "en"],
  ["thanks, bye", "goodbye", "en"],
  ["OK", "assent", "en"],
  ["¡Hola! ¿Qué tal?", "greeting", "es"],
  ["Merci beaucoup !", "thanks", "fr"],
  ["Danke schön", "thanks", "de"],
  ["Chi sei?", "about", "it"],
  ["Obrigado!", "thanks", "pt"],
  ["Tot ziens", "goodbye", "nl"],
  ["Bună ziua", "greeting", "ro"],
  ["Teşekkürler", "thanks", "tr"],
  ["Tack så mycket", "thanks", "sv"],
  ["Hvad kan du?", "about", "da"],
  ["Tusen takk", "thanks", "no"],
  ["Kiitos paljon", "thanks", "fi"],
  ["Köszönöm", "thanks", "hu"],
  ["Terima kasih", "thanks", "id"],
  ["Cảm ơn bạn", "thanks", "vi"],
  ["Dziękuję", "thanks", "pl"],
  ["Děkuji", "thanks", "cs"],
  ["Γεια σας", "greeting", "el"],
  ["Что ты умеешь?", "about", "ru"],
  ["Хто ти?", "about", "uk"],
  ["مرحبا، كيف حالك؟", "greeting", "ar"],
  ["आप कौन हैं?", "about", "hi"],
  ["你好，你能做什么？", "about", "zh"],
  ["こんにちは", "greeting", "ja"],
  ["안녕하세요", "greeting", "ko"],
  ["ขอบคุณมากครับ", "thanks", "th"],
])("%j is %s in %s", (said, kind, language) => {
  expect(heard(said)).toEqual({ kind, language });
});

it.each([
  "Hello, what does a card cost?",
  "thanks, and what about students?",
  "help with my card",
  "Thanks for the reminder, how much is it?",
  "ok how long may films be kept",
  "City Library",
  "Goodbye party rooms",
  "你好，借书证多少钱？",
  "こんにちは、カードはいくらですか",
  "no",
  "?",
])("%j is a question", (said) => {
  expect(heard(said)).toBeUndefined();
});

it("a word that several languages share is in the language of the talk", () => {
  expect(heard("ok", "de")).toEqual({ kind: "assent", language: "de" });
  expect(heard("hej", "da")).toEqual({ kind: "greeting", language: "da" });
});

it("every language has seven lines of phrases and six of replies, with their blanks", () => {
  for (const [language, block] of Object.entries({ ...latinPhrases, ...otherPhrases })) {
    expect(block.split("\n"), language).toHaveLength(7);
    const lines = (replies[language] ?? "").split("\n");
    expect(lines, language).toHaveLength(6);
    expect(
      [lines[0], lines[3]].every((line) => line?.includes("{name}")),
      language,
    ).toBe(true);
    expect(lines[5], language).toContain("{topics}");
  }
});
