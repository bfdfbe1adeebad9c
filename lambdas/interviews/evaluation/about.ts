import { languageFor } from "#platform/search/analysis/languages.ts";
import { analyseForMatch } from "#platform/search/analysis/match/analyse-for-match.ts";
import { tokenise } from "#platform/search/analysis/tokenise.ts";

/** Words that any criterion may have, so that they tell nothing of it. */
const general = new Set(
  `experience experienced ability able skill skills knowledge know good very strong work works working job year years use uses using well
   sound solid basic proven own help without
   erfahrung erfahren fähigkeit kenntnis kenntnisse gut sehr arbeit arbeiten jahr jahre sicher sicherer umgang eigenständig
   experiencia capacidad conocimiento conocimientos buen buena trabajo trabajar año años
   expérience capacité connaissance connaissances bon bonne travail an ans
   esperienza capacità conoscenza buona lavoro anni
   experiência capacidade conhecimento bom boa trabalho anos
   ervaring kennis goed werk jaar doświadczenie umiejętność znajomość praca lat deneyim bilgi iş yıl`
    .split(/\s+/)
    .filter(Boolean),
);

/** Tells how much of a criterion's words a sentence has, from 0 to 1. */
export const openAbout = (criterion: string) => {
  const language = languageFor(criterion);
  const { terms, match } = analyseForMatch(criterion);
  const generalTokens = new Set([...general].flatMap((word) => tokenise(word, language)));
  const counted = new Set(
    terms.flatMap(({ token }, at) => (generalTokens.has(token) || token.length < 2 ? [] : [at])),
  );
  return (sentence: string): number => {
    if (counted.size === 0) return 0;
    const strengths = new Map<number, number>();
    for (const token of tokenise(sentence, languageFor(sentence) ?? language)) {
      const hit = match(token);
      if (hit && counted.has(hit.term))
        strengths.set(hit.term, Math.max(hit.strength, strengths.get(hit.term) ?? 0));
    }
    const sum = [...strengths.values()].reduce((total, strength) => total + strength, 0);
    return sum / Math.min(counted.size, 3);
  };
};
