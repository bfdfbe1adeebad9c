/** "Regardless of age" before the grounds, or 「年齢不問」 behind them. */
const before =
  "regardless of|irrespective of|no matter (?:what|which|how)|unabhängig von|ungeachtet|egal welche[nrs]?|sin importar|independientemente de|sin distinción de|sans distinction|indépendamment de|quel(?:le)?s? que soi(?:en)?t|senza distinzion[ei]|indipendentemente d|a prescindere d|independentemente d|sem distinção|ongeacht|los van|bez względu na|niezależnie od|بغض النظر عن|دون تمييز|不论|不分|无论";
const behind =
  "を問わず|を問いません|不問|に関係なく|に関わらず|不限|gözetmeksizin|ayrımı yapmadan|ne olursa olsun|fark etmeksizin|bakılmaksızın";

/** Openness ends where an exception begins. */
const exception = String.raw`\b(?:but|except|aber|jedoch|außer|pero|salvo|mais|sauf|ma|tranne|mas|exceto|maar|behalve|ale|oprócz|ama|fakat)\b|لكن|但|ただし`;

const openness = new RegExp(
  String.raw`(?:${before})(?:(?!${exception})[^.;!?。！？；]){0,200}|[^.;!?。！？；]{0,80}(?:${behind})`,
  "giu",
);

/** A text without the clauses that say by what nobody is judged. */
export const withoutOpenness = (text: string): string => text.replaceAll(openness, " ");
