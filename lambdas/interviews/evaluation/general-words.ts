import type { Language } from "#platform/search/analysis/languages.ts";
import { stem } from "#platform/search/analysis/stemming.ts";

/** Words that any criterion or question may have, so that they tell nothing of its subject. */
const general =
  `experience experienced ability able skill skills knowledge know good very strong work works working job year years use uses using well
  sound solid basic proven own help without tell describe explain give example situation case time day days one find found come comes
  make made take took go went happen happened end done do before last first new not more than they thing things people person
  difficult hard wrong short other out up really what really ever sure one two
  erfahrung erfahren fähigkeit kenntnis kenntnisse gut sehr arbeit arbeiten jahr jahre sicher sicherer umgang eigenständig selbstständig
  erzähl erzählen erzähle beschreibe beschreiben beispiel fall lage zeit tag tage machen gemacht tun getan gehen vorgegangen sorgst stimmt nicht kein
  hast haben letzte erste schwierig schwer
  experiencia capacidad conocimiento conocimientos buen buena trabajo trabajar año años cuenta cuéntanos cuéntame háblanos describe ejemplo
  caso vez día días hacer haces hiciste hizo has haz no más difícil gente cosa alguien pequeño poco tan sin cada
  expérience capacité connaissance connaissances bon bonne travail an ans racontez décrivez parlez exemple cas fois jour jours faire fait pas
  difficile gens chose sans
  esperienza capacità conoscenza buona lavoro anni racconta descrivi parlaci esempio caso volta giorno giorni fare fatto non difficile senza
  experiência capacidade conhecimento bom boa trabalho anos conte descreva fale exemplo vez dia dias fazer fez não sem
  ervaring kennis goed werk jaar vertel beschrijf voorbeeld keer dag dagen doen deed gedaan niet zonder
  doświadczenie umiejętność znajomość praca lat opowiedz opisz przykład raz dzień dni zrobić nie bez
  deneyim bilgi iş yıl anlat örnek zaman gün yapmak yaptınız değil`
    .split(/\s+/)
    .filter(Boolean);

const stemsOf = new Map<Language | undefined, Set<string>>();

/** Whether a word, in small letters, is such a one in any form. */
export const isGeneral = (word: string, language: Language | undefined): boolean => {
  const known = stemsOf.get(language) ?? new Set(general.map((one) => stem(one, language)));
  stemsOf.set(language, known);
  return known.has(stem(word, language));
};
