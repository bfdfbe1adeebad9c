import { tokenise } from "./tokenise.ts";

/** No word is listed that means something in another of these languages, such as "war" or "die". */
const words = `
  a about all also am an and any are as at be been but by can could did do does doing for from had has have he
  her his how i if in into is it its let me my of on or our please she should so some such tell than that the
  their them then there these they this those to was we were what when where which while who whom whose why
  will with would you your dont im
  al como con cual cuales cuando cuanto cuanta cuantos cuantas de del donde el ella en es esta este fue fueron
  ha la las lo los mas para pero por que quien quienes se ser si sobre su sus tiene un una y
  au aux avec ce cette dans des du elle est et il ils je le les mais ne nous ou pas pour qu quand quel quels
  quelle quelles qui sont un une vous combien comment pourquoi
  auf aus das dass dem den der des ein eine einem einen einer er fur hat ich ihr im ist mit nicht oder sich sie
  sind und von vor wann warum was welche welcher welches wer wie wieviel viele wird wo wurde zu zum zur
  os um uma no na da dos das em quais foi sao gli di che sono per quali qual quale quanti quante chi het een
  voor waar hoe wanneer hoeveel welke zijn ce cine cand unde cum cati cate din pe cu si sau este sunt pentru au
  fost ne nedir nerede kim kimdir hangi nasil neden nicin kac ve bir bu icin ile mi mu olarak olan
  gi khi nao o dau bao nhieu nhu the tai vi cac nhung co đuoc trong cho voi nay do
  что когда где кто как какой какая какие какое каком какую сколько почему зачем чем ли в на и с по о к из за
  от для не это был была было были он она они его ее их а но или у до при
  τι ποτε που ποιος ποια ποιο ποιοι πως γιατι ποσο ποσα ποσοι ο η το οι τα του της των τον την στο στη στην
  στον και να με σε για απο ειναι ηταν ενα μια ως δεν θα
  في من على إلى عن ما ماذا متى هل هو هي هذا هذه كم كيف أين الذي التي أن كان كانت مع أو ثم لم لا لماذا
  क्या कब कहाँ कहां कौन किस किसने कितने कितना कितनी कैसे क्यों है हैं था थी थे का की के में से को पर और ने यह वह एक जो हो
  लिए भी
  อะไร เมื่อไหร่ เมื่อไร ที่ไหน ใคร อย่างไร ทำไม เท่าไหร่ เท่าไร กี่ ไหน ใด คือ เป็น ของ ใน ที่ และ ได้ มี การ จาก ว่า
  ให้ ไหม หรือ กับ
  是什么 是什麼 有什么 的什么 什么时候 什么是 为什么 為什麼 怎么 怎麼 怎样 如何 多少 有多 是多 了多 哪个 哪個 哪些 哪里
  哪裡 哪一 是哪 在哪 谁 誰 是谁 是否 可以 的是 几个 请问
  は何 何が 何を 何で 何の ですか ますか ましたか でしょうか どこ いつ 誰 どの どのように なぜ どれ いくら いくつ について とは
  この その ください できますか ありますか
  무엇 언제 어디 누구 어떻게 얼마 어떤 무슨 입니까 습니까 인가요 나요 있는 에서 으로`;

let tokens: Set<string> | undefined;

/** Whether a token, as `analyse` gives it, tells nothing about what a passage is about. */
export const isStopWord = (token: string): boolean => {
  tokens ??= new Set(tokenise(words));
  return tokens.has(token);
};
