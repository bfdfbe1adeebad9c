const amounts =
  /\bhow (?:much|many|long|old|often|far|high|large|big|tall|fast)\b|\b(?:number|percentage|percent|amount|price|cost|fee|population|year|date)\b|cu[aá]nt|combien|\bwie ?(?:viele?|lange|hoch|oft|alt|gro[sß])|\bquant[oaie]|сколько|\bπόσ|\bkaç|多少|[几幾]|(?:^|\s)كم|कितन|เท่า(?:ไร|ไหร่)|กี่|bao (?:nhiêu|lâu)|\bc[âa][tț](?:i|e|ă)?\b|얼마|몇|いくつ|いくら|何(?:人|年|回|個|歳|日)/iu;
const times =
  /\bwhen\b|\bwhat (?:time|day)\b|opening|\bcu[aá]ndo|\bquand\b|\bwann\b|\bquando\b|когда|\bπότε|ne zaman|(?:什么|什麼)时候|何时|何時|哪一?年|متى|कब|เมื่อ|(?:khi nào|năm nào)|\bc[âa]nd\b|언제|いつ/iu;
const persons =
  /\bwho(?:m|se)?\b|\bqui[eé]n|\bqui\b|\bwer\b|\bwem\b|\bchi\b|\bquem\b|(?:^|\s)кто|\bποι[οό]ς|\bkim/iu;

/** Whether a text has what the question's form asks for: a number or time, a name. False where its form asks for nothing special. */
export const holdsExpected = (question: string): ((text: string) => boolean) => {
  if (amounts.test(question) || times.test(question)) return (text) => newOnes(numbers, text, question);
  if (persons.test(question)) return (text) => newOnes(names, text, question);
  return () => false;
};

const numbers =
  /\p{N}+|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|hundred|thousand|million|billion|free|daily|weekly|monthly|yearly|monday|sunday)\b|[一二三四五六七八九十百千万两]+/giu;
const names = /(?<=\p{L}[,;]?\s)\p{Lu}\p{L}+|^\p{Lu}\p{L}+(?=\s\p{Lu})/gu;

const newOnes = (pattern: RegExp, text: string, question: string): boolean => {
  const asked = question.toLowerCase();
  return (text.match(pattern) ?? []).some((one) => !asked.includes(one.toLowerCase()));
};
