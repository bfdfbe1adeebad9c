import { foldDiacritics } from "./fold.ts";
import { functionWords, type Language } from "./function-words.ts";
import { tokenise } from "./tokenise.ts";

/** Stop words of languages without spaces, from which their tokens are made. */
const unspaced = `
  อะไร เมื่อไหร่ เมื่อไร ที่ไหน ใคร อย่างไร ทำไม เท่าไหร่ เท่าไร กี่ ไหน ใด คือ เป็น ของ ใน ที่ และ ได้ มี การ จาก ว่า
  ให้ ไหม หรือ กับ
  是什么 是什麼 有什么 的什么 什么时候 什么是 为什么 為什麼 怎么 怎麼 怎样 如何 多少 有多 是多 了多 哪个 哪個 哪些 哪里
  哪裡 哪一 是哪 在哪 谁 誰 是谁 是否 可以 的是 几个 请问
  は何 何が 何を 何で 何の ですか ますか ましたか でしょうか どこ いつ 誰 どの どのように なぜ どれ いくら いくつ について とは
  この その ください できますか ありますか
  무엇 언제 어디 누구 어떻게 얼마 어떤 무슨 입니까 습니까 인가요 나요 있는 에서 으로
  的 了 是 在 和 与 與 有 不 这 這 那 个 個 吗 嗎 呢 什 么 麼 哪 些 几 幾 怎 请 請 问 問 它 他 她 们 們`;

/** Whether an unstemmed token is a stop word of the language. */
export const isStopWord = (word: string, language: Language | undefined): boolean =>
  stopWordsOf(language).has(word);

const sets = new Map<Language | undefined, Set<string>>();

const stopWordsOf = (language: Language | undefined): Set<string> => {
  const known = sets.get(language);
  if (known) return known;
  const own = language ? functionWords[language].split(/\s+/).map(foldDiacritics) : [];
  const made = new Set([...own, ...tokenise(unspaced, undefined)]);
  sets.set(language, made);
  return made;
};
