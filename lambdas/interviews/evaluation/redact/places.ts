import type { Language } from "#platform/search/analysis/languages.ts";

/** A word with a capital letter, or several; words in capitals alone are mostly programs. */
const name = String.raw`(?!\p{Lu}{2})\p{Lu}[\p{L}'’]*(?:[\s-](?:(?:de|del|la|el|am|an\sder|upon)\s)?(?!\p{Lu}{2})\p{Lu}[\p{L}'’]*)*`;
/** Nouns have capital letters, so that only one word is taken, or two after "Bad" and the like. */
const germanName = String.raw`(?:(?:Bad|Sankt|St\.|Neu|Groß|Klein|San|New|Los|Port|Da)\s)?(?!\p{Lu}{2})\p{Lu}[\p{L}'’-]*`;

const before = (words: string, following: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}])(${words})(\s+)(?:${following})(?![\p{L}])`, "gu");

const places: Partial<Record<Language, RegExp>> = {
  en: before("in|from|near|around|outside|[Ii]n|[Ff]rom", name),
  de: before("in|aus|nach|bei|nahe|[Ii]n|[Aa]us", germanName),
  es: before("en|de|desde|cerca de|hasta", name),
  fr: before("à|de|depuis|vers|près de", name),
  it: before("a|da|di|in|vicino a", name),
  pt: before("em|de|desde|perto de", name),
  nl: before("in|uit|bij|naar", name),
  pl: before("w|we|z|ze|do|koło", name),
};

/** People that an applicant names: after a title, or after what they are to the applicant. */
const people = new RegExp(
  String.raw`(?<![\p{L}])((?:M\.|[Mm]rs?\.?|[Mm]s\.?|[Mm]iss|[Ff]rau|[Hh]errn?|[Ss]ra?\.?|[Ss]eñora?|[Mm]me|[Mm]onsieur|[Mm]adame|[Ss]ignora?|colleagues?|boss|friend|trainer|manager|neighbour|brother|sister|uncle|aunt|cousin|Kolleg(?:e|en|in)|Chef(?:in)?|Freund(?:in)?|compañer[oa]|jef[ea]|amig[oa]|collègue|collega|colega))(\s+)(?:${name})`,
  "gu",
);

/** A text without the places and people in it. */
export const withoutPlaces = (text: string, language: Language | undefined): string =>
  text
    .replace(people, "$1$2[name]")
    .replace(places[language ?? "en"] ?? (places.en as RegExp), "$1$2[place]");
