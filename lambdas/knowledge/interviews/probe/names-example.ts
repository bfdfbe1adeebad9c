/**
 * Words that introduce something that happened or an example, in languages whose words this can tell. Each stands between
 * spaces or signs.
 */
const introductions = [
  "for example|for instance|e\\.g\\.|such as|once|one time|last (?:time|week|month|year|spring|summer|autumn|winter)|the day|yesterday|when we|when i|that time",
  "zum beispiel|beispielsweise|z\\. ?b\\.|einmal|letzte[nrs]?|neulich|damals|als wir|als ich|gestern",
  "par exemple|une fois|la dernière fois|l'an dernier|le mois dernier|hier|quand nous|quand j'|un jour",
  "por ejemplo|una vez|la última vez|el año pasado|el mes pasado|ayer|cuando nosotros|un día",
  "per esempio|ad esempio|una volta|l'ultima volta|l'anno scorso|il mese scorso|ieri|quando abbiamo|un giorno",
  "por exemplo|uma vez|da última vez|no ano passado|no mês passado|ontem|quando nós|um dia",
  "bijvoorbeeld|een keer|ooit|de laatste keer|vorig jaar|vorige (?:week|maand)|gisteren|toen we|toen ik",
  "na przykład|np\\.|kiedyś|pewnego razu|ostatnim razem|w zeszłym|wczoraj|gdy my|kiedy my",
];
const introduction = new RegExp(`(?:^|[^\\p{L}])(?:${introductions.join("|")})(?![\\p{L}])`, "iu");

/** German writes every noun with a capital letter, so one within a sentence is no name there. */
const capitalWithin = /[\p{Ll},;:] \p{Lu}\p{Ll}/u;
const german = /(?:^|[^\p{L}])(?:und|der|die|das|nicht|wir|ist|werden|bei|auch|mit)(?![\p{L}])/iu;

const quotation = /["“”„«»‹›]|(?:^|\s)['‘][^'’]{2,200}['’]/u;
const latin = /\p{Script=Latin}/u;
const foreign = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Whether an answer tells of a case: a figure, a date, words of somebody, a name, or "for example". */
export const namesExample = (text: string): boolean =>
  !isJudged(text) ||
  /\p{Nd}/u.test(text) ||
  quotation.test(text) ||
  introduction.test(text) ||
  (!german.test(text) && capitalWithin.test(text.replace(/\bI\b/gu, "i")));

/** A text in another script is not judged. */
const isJudged = (text: string): boolean => latin.test(text) && !foreign.test(text);
