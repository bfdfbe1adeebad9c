import { isStopWord } from "#platform/search/analysis/stop-words.ts";
import { tokenise, wordsOf } from "#platform/search/analysis/tokenise.ts";
import { type InterviewLanguage, spacedLanguageOf } from "../language.ts";

/** Words that criteria of any work have. */
const general = new Set(
  `experience experienced ability able skill skills knowledge know good very strong work works working job year years several many
   some sound solid basic proven own well least plus welcome required must have has can somebody someone person people who they
   erfahrung erfahren fähigkeit kenntnis kenntnisse gute guter gutes sehr arbeit arbeiten jahr jahre jahren mehrjährige mehrere sicher
   sicherer umgang mindestens jemand person wünschenswert vorteil
   experiencia capacidad conocimiento conocimientos buen buena trabajo trabajar año años mínimo alguien persona deseable
   expérience capacité connaissance connaissances bon bonne travail an ans minimum quelqu personne souhaité
   esperienza capacità conoscenza buona buono lavoro anni anno almeno persona qualcuno
   experiência capacidade conhecimento conhecimentos bom boa trabalho anos mínimo alguém pessoa
   ervaring kennis goede goed werk werken jaar minimaal iemand doświadczenie umiejętność znajomość dobra praca pracy lat lata minimum
   deneyim deneyimli bilgi bilgisi iyi iş yıl en az خبرة معرفة القدرة جيد جيدة العمل سنوات سنة`
    .split(/\s+/)
    .filter(Boolean),
);

const sameShare = 0.8;
const fewWords = 3;

/** The words of a statement that tell it from others, as stems; pairs of signs for scripts without spaces. */
export const ownWordsOf = (statement: string, interviewLanguage: InterviewLanguage): Set<string> => {
  const language = spacedLanguageOf(interviewLanguage);
  const words = wordsOf(statement).filter((word) => !general.has(word) && !isStopWord(word, language));
  return new Set(words.flatMap((word) => tokenise(word, language)));
};

/** Whether the shorter one of two statements has all or almost all of its words from the other. */
export const saysTheSame = (one: Set<string>, other: Set<string>): boolean => {
  const [few, many] = [one, other].toSorted((a, b) => a.size - b.size);
  if (!few || !many || few.size === 0) return false;
  const shared = [...few].filter((word) => many.has(word)).length;
  // one word alone says the same as itself only
  if (few.size === 1 && many.size > 1) return false;
  return shared / few.size >= (few.size <= fewWords ? 1 : sameShare);
};

/** Whether two items of one list repeat each other. */
export const isRepeated = (one: Set<string>, other: Set<string>): boolean =>
  one.size > 0 && one.size === other.size && [...one].every((word) => other.has(word));
