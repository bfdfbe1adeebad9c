import { statusWords } from "./words.ts";

/** Longest line that can be a status, and longest status that is shown. */
const longestLine = 110;
const longestShown = 60;

/** `drawn`: a watermark or stamp. `line`: a heading, a header or a line of its own at the top of a document. */
type Source = "drawn" | "line";

const all = Object.values(statusWords);
const joined = (pick: (words: (typeof all)[number]) => string | undefined) =>
  all
    .flatMap((words) => pick(words) ?? [])
    .join("|")
    .replaceAll("ı", "i");

const ended = joined(({ ended }) => ended);
const unfinished = joined(({ unfinished }) => unfinished);
const drawn = joined(({ drawn }) => drawn);
const noun =
  "version|copy|edition|document|standard|policy|issue|release|fassung|dokument|ausgabe|exemplaire|versión|documento|versão|versione|versie|wersja|sürüm|belge";
const date = String.raw`(?:\p{L}{3,12}\.?,? )?\p{Nd}[\p{Nd}./年月日-]*(?:[ .,]+(?:de |of )?\p{L}{2,12}\.?)?(?:[ ,.]+(?:de )?\p{Nd}{2,4})?`;
const number = String.raw`(?:v|ver|version|rev|revision|fassung|no|nr)?\.? ?\p{Nd}+(?:\.\p{Nd}+)*[a-z]?`;
const since =
  "on|as of|as at|since|from|in|effective|seit|am|ab|zum|mit wirkung vom|le|depuis|au|el|desde|em|il|dal|op|sinds|per|od|dnia|z dniem";

const alone = (words: string) =>
  new RegExp(
    `^(?:${words})(?: (?:${noun}))?(?: ${number})?(?:[ ,:(–—-]+(?:(?:${since}) )?${date}\\)?)?$`,
    "u",
  );
const patterns = { line: alone(`${ended}|${unfinished}`), drawn: alone(`${ended}|${unfinished}|${drawn}`) };
const endedAlone = alone(ended);
const alert =
  "note|warning|caution|important|attention|notice|achtung|hinweis|avertissement|aviso|advertencia|atenção|attenzione|avviso|let op|uwaga|uyari|viktigt|注意|警告|تنبيه";
const label = new RegExp(`^(?:${joined((words) => words.label)}|${alert})\\s*[:：=]\\s*`, "u");
const alertLabel = new RegExp(`^(?:${alert})\\s*[:：]\\s*`, "iu");
const follows = new RegExp(
  `^(?:(?:${joined(({ replacedBy }) => replacedBy)})\\s+(?:[^.!?]|\\.(?=\\p{Nd})){1,80}|(?:${joined(({ until }) => until)})\\s*[:：]?\\s*${date})$`,
  "u",
);
const asian =
  /^.{0,3}被.{1,40}(?:取代|代替|替代)$|^.{1,40}(?:に置き換え(?:られました)?|により廃止(?:されました)?)$|^.{1,40} (?:tarihine kadar geçerli(?:dir)?|tarafından değiştiril(?:di|miştir)|ile değiştiril(?:di|miştir))$/u;
const sentences = [
  `this (?:[\\p{L}-]+ ){1,3}(?:is|was|has been) (?:now |hereby )?(?:${statusWords.en?.ended})(?: (?:by|on|as of|since) (?:[^.!?]|\\.(?=\\p{Nd})){1,60})?`,
  "this (?:[\\p{L}-]+ ){1,3}(?:is|was|has been) (?:superseded|replaced) by (?:[^.!?]|\\.(?=\\p{Nd})){1,60}",
  `diese[rs]? [\\p{L}-]+ (?:ist|wurde) (?:durch [^!?]{1,60} )?(?:${statusWords.de?.ended})`,
  `c(?:e|et|ette) [\\p{L}-]+ (?:est|a été) (?:${statusWords.fr?.ended})(?: par (?:[^.!?]|\\.(?=\\p{Nd})){1,60})?`,
  `est[ea] [\\p{L}-]+ (?:está|es|ha sido|foi|é) (?:${statusWords.es?.ended}|${statusWords.pt?.ended})(?: p(?:or|el[oa]) (?:[^.!?]|\\.(?=\\p{Nd})){1,60})?`,
  `quest[oa] [\\p{L}-]+ è (?:stat[oa] )?(?:${statusWords.it?.ended})(?: da(?:[^.!?]|\\.(?=\\p{Nd})){1,60})?`,
  `dit [\\p{L}-]+ is (?:${statusWords.nl?.ended})`,
].map((sentence) => new RegExp(`^(?:${sentence})$`, "u"));

/** The status that a text consists of, as it is written; undefined for a text that says anything else. */
export const statusOf = (text: string, source: Source = "line"): string | undefined => {
  if (text.length > longestLine * 3) return;
  const shown = bare(unspaced(text.normalize("NFKC").replace(/\s+/g, " ").trim()));
  if (!shown || shown.length > longestLine || /[?？؟]\s*$/.test(text)) return;
  return isStatus(plain(shown), source) ? shortened(shown.replace(alertLabel, "")) : undefined;
};

/** The status at the start or end of a title: "[WITHDRAWN] Returns", "Returns (superseded)", "VOID: Returns". */
export const statusInTitle = (title: string): string | undefined => {
  if (title.length > longestLine * 2) return;
  const text = title.replace(/\s+/g, " ").trim();
  const bracketed = [
    /^[[(【（]([^[\]()【】（）]{2,70})[\])】）]/u,
    /[[(【（]([^[\]()【】（）]{2,70})[\])】）]\s*$/u,
  ];
  for (const pattern of bracketed) {
    const found = pattern.exec(text)?.[1];
    const status = found && statusOf(found);
    if (status) return status;
  }
  const edges = [
    /^(.{3,40}?)\s*(?::|\s[–—-])\s+\S/u.exec(text)?.[1],
    /\S\s*(?::|\s[–—-])\s+(.{3,60})$/u.exec(text)?.[1],
  ];
  return edges
    .filter((edge) => edge !== undefined && isCapital(edge))
    .flatMap((edge) => statusOf(edge ?? "") ?? [])[0];
};

/** True for a status that says that something no longer applies, not that it is unfinished. */
export const isEnded = (status: string): boolean => {
  const text = plain(status).replace(label, "");
  return (
    endedAlone.test(text) || follows.test(text) || asian.test(text) || sentences.some((one) => one.test(text))
  );
};

/** In small letters; Turkish i with and without a dot are one letter, because capitals are not told apart. */
const plain = (text: string) => text.toLocaleLowerCase("en").replaceAll("i\u0307", "i").replaceAll("ı", "i");

const isStatus = (text: string, source: Source): boolean => {
  const value = text.replace(label, "");
  if (value !== text) return isStatus(value, source);
  if (patterns[source].test(text) || follows.test(text) || asian.test(text)) return true;
  if (sentences.some((sentence) => sentence.test(text.replace(/[.!]$/, "")))) return true;
  const parts = text.split(/\s*[|/·•,;:!*]\s*|\s+[–—-]+\s+/).filter(Boolean);
  if (parts.length > 1 && parts.length < 7) return parts.every((part) => isStatus(part, source));
  const words = new Set(text.split(" "));
  return words.size === 1 && text.includes(" ") && isStatus([...words][0] ?? "", source);
};

/** Without brackets, quotation marks and ornaments around it. */
const bare = (text: string) =>
  text
    .replace(/^[^\p{L}\p{Nd}]+/u, "")
    .replace(/(?<![\p{L}\p{Nd}\p{M}])[^\p{L}\p{Nd}\p{M}]+$|[^\p{L}\p{Nd}\p{M})]+$/u, "");

/** "D R A F T" as one word. */
const unspaced = (text: string) => (/^\p{L}(?: \p{L}){3,}$/u.test(text) ? text.replaceAll(" ", "") : text);

const isCapital = (text: string) => text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);

const shortened = (text: string) =>
  text.length > longestShown ? `${text.slice(0, longestShown - 1)}…` : text;
