import { analyseQuestion } from "#platform/search/analysis.ts";
import { questionWords } from "./question-words.ts";

export const questionTypes = [
  "amount",
  "duration",
  "time",
  "person",
  "place",
  "reason",
  "phone",
  "email",
  "price",
  "open",
  "hours",
  "definition",
  "purpose",
  "role",
  "address",
] as const;
/** The type of answer that the form of a question asks for. */
export type QuestionType = (typeof questionTypes)[number];

/** "What is a deposit?" asks for a definition, "What is the deposit for a lamp?" for more than its words say. */
const mostDefined = 4;

/** The type of a question; undefined for questions of no special form. */
export const questionTypeOf = (question: string): QuestionType | undefined => {
  const order: QuestionType[] = [
    "hours",
    "email",
    "phone",
    "purpose",
    "reason",
    "open",
    "duration",
    "price",
    "time",
    "amount",
    "role",
    "person",
    "address",
    "place",
  ];
  return order.find((type) => isOf(type, question)) ?? (definedBy(question) ? "definition" : undefined);
};

const isOf = (type: QuestionType, question: string): boolean =>
  questionWords[type].test(question) && (type !== "role" || roleIn(question) !== undefined);

/** The role whose holder a question asks for: "landlord" in "Who is the landlord?"; undefined if it asks for no role. */
export const roleIn = (question: string): string | undefined => subjectOf("role", question);

/** The words that a question asks to define: "QSL" in "What does QSL mean?"; undefined if it asks for something else. */
export const definedBy = (question: string): string | undefined =>
  subjectOf("definition", question)?.replace(meaning, "");

/** The words of a question after those of its type, which begin it; undefined if they do not, or if many words follow. */
const subjectOf = (type: "definition" | "role", question: string): string | undefined => {
  const asked = question.trim();
  if (!questionWords[type].test(asked)) return undefined;
  const subject = asked
    .replace(questionWords[type], "")
    .replace(/[\s?？؟.!]*$/u, "")
    .trim();
  return subject && subject.replace(meaning, "").split(/\s+/).length <= mostDefined ? subject : undefined;
};

const meaning = / (?:mean|means|stand for|bedeutet|besagt|betekent)$/iu;

/** The question without the words that tell its type: "What does a film cost?" and "How much is a film?" say the same. */
export const withoutTypeWords = (question: string): string => {
  const type = questionTypeOf(question);
  const asked = question.replace(salutation, "");
  return type ? asked.replace(new RegExp(questionWords[type], "giu"), " ") : asked;
};

/** "Hello, what does it cost?" asks for nothing called "hello". */
const salutation =
  /^\s*(?:hello|hi|hey|good (?:morning|afternoon|evening|day)|hallo|guten (?:tag|morgen|abend)|moin|bonjour|bonsoir|salut|hola|buen[oa]s (?:días|tardes|noches)|ciao|salve|buongiorno|buonasera|olá|bom dia|boa tarde|hoi|goedendag|goedemorgen|dzień dobry|cześć|merhaba|bună ziua|xin chào|здравствуйте|добрый день|привет|γεια σας|नमस्ते|สวัสดี|مرحبا|السلام عليكم|你好|您好|こんにちは|안녕하세요)(?: (?:there|everyone))?[\s,.!،，、！。–-]+/iu;

/** One of the questions of a sentence. */
export interface QuestionPart {
  text: string;
  /** The text with its subject, if only another part of the sentence names it. */
  about: string;
}

const and =
  /[,;]?\s+(?:and|und|et|y|e|ed|en|и|και|ve|și|și|și|và|और|และ)\s+|\s*[，,]\s*(?:和|并且|以及|还有)?|\s+و(?=أين|متى|كم|كيف|ما|من|هل)/iu;
const asking =
  /^(?:also\s+)?(?:what|which|how|who|where|when|why|can|may|is|are|do|does|was|welche|wie|que|qué|cuál|quel|quelle|qual|che|cosa|какой|какие|ποιο|hangi|ce|care|gì|क्या|什么)(?![\p{L}\p{M}])/iu;

/** Splits a sentence into its questions: "What does it cost and where do I get it?" is two. */
export const questionsIn = (question: string): QuestionPart[] => {
  const found = and.exec(question);
  const first = question.slice(0, found?.index);
  const second = found ? question.slice(found.index + found[0].length) : "";
  const isTwo = isAsking(first) && isAsking(second) && questionTypeOf(first) !== questionTypeOf(second);
  if (!isTwo) return [{ text: question, about: question }];
  const isWhole = analyseQuestion(second).length > 1;
  return [
    { text: first, about: first },
    { text: second, about: isWhole ? second : `${second} ${first}` },
  ];
};

/** Looks at the first three words only: a later question word belongs to the words before it. */
const isAsking = (part: string): boolean =>
  asking.test(part.trim()) || questionTypeOf(part.trim().split(/\s+/).slice(0, 3).join(" ")) !== undefined;
