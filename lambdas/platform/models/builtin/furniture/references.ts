type Mark = [pattern: RegExp, weight: number];

/** Marks that only entries of a list of references have. */
const hard: Mark[] = [
  /** "Retrieved 3 May 2005", "Archived (https://…", "– via Newspapers.com". */
  [
    /(?:^|[.,;)\]"”]\s?|– )(?:Retrieved|Accessed|Archived|Viewed|Last (?:accessed|checked))(?: on| from)?:?\s?(?:\p{L}+\.? )?[\d(]|\b(?:archived )?from the original (?:on|\()|[–-] via \p{Lu}\p{L}+/u,
    2,
  ],
  [
    /(?<!\p{L})(?:abgerufen am|archiviert vom|zugriff am|aufgerufen am|consulté le|archivé de|lire en ligne|consultado (?:el|em)|archivado desde|arquivado do|url consultato|consultato il|archiviato d|geraadpleegd op|gearchiveerd op|hämtad den?|läst den?|arkiverad|hentet \d|besøgt \d|arkiveret|arkivert|viitattu \d|arkistoitu|dostęp \d|\[dostęp|zarchiwizowan|ověřeno|archivováno|hozzáférés|elérés:|accesat (?:în|la)|arhivat din|erişim tarihi|arşivlendi|дата обращения|проверено \d|архивировано|архив из|процитовано|архів оригіналу|посетен на|ανακτήθηκε|αρχειοθετήθηκε|truy cập (?:ngày|lúc)|lưu trữ bản gốc|diakses|diarsipkan|consulta(?:t|da) el|arxivat de)(?!\p{L})/iu,
    2,
  ],
  [
    /अभिगमन तिथि|मूल से.{0,30}पुरालेखित|สืบค้นเมื่อ|เข้าถึงเมื่อ|เก็บจากแหล่งเดิม|原始内容存档|原始內容存檔|存档于|存檔於|检索于|檢索於|访问日期|訪問日期|查阅日期|\d日閲覧|オリジナルの|에 확인함|에서 보존|원본 문서|اطلع عليه|تاريخ الوصول|مؤرشف من|بازبینی|بایگانی/u,
    2,
  ],
  [/\b(?:doi|arxiv|pmid|pmc|oclc|issn|jstor|bibcode|s2cid|hdl)\b\s?[:.]?\s?\d|\b10\.\d{4,9}\/\S/i, 1.5],
  [/\bISBN(?:-1[03])?:?\s?[\dX]/i, 1.5],
  /** "Roberts 2004, p. 126" and nothing else. */
  [
    /^(?:\[?\d{1,3}[.\])]?\s+)?\p{Lu}[\p{L}'’.& -]{1,60},?\s\(?\d{4}[a-z]?\)?\s?[,:]\s?(?:pp?|S|s|págs?|стр|с|σελ|blz|str)?\.?\s?\d+(?:[–-]\d+)?(?:, \d+(?:[–-]\d+)?)*\.?$/u,
    2,
  ],
  /** "^ a b" before an entry. */
  [/^(?:\[?\d{1,3}[.\])]?\s*)?(?:\^|↑)/u, 2],
  /** A title in quotation marks and its address: "Roberts joins Gills" (https://…). */
  [/["”»]\s?\(h\s?t\s?t\s?p|web\.\s?archive\.\s?org/, 1.5],
  /** The number of an entry in brackets. */
  [/^\[\d{1,3}\]\s/, 1],
];

/** Marks that entries have, and other texts too. */
const soft: Mark[] = [
  [/\bhttps?:\s?\/\/|\bwww\.\S/i, 0.75],
  /** A title in quotation marks, with a year somewhere. */
  [/["“”„«「『][^"“”„«»」』]{8,}["“”»」』][^"“”„«»「」『』]*(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/u, 0.75],
  /** "Rollin, Jack, ed. (1994).", "Bevan, Chris (21 November 2005).", "Miller, J. (2012):" */
  [/^.{3,160}?\((?:[^()]{0,24}\s)?(?:1[5-9]|20)\d\d[a-z]?\)\s?[.,:]/u, 1],
  [
    /(?<!\p{L})(?:pp|p|S|vol|no|nr|ed|eds|hrsg|págs?|hg|bd|т|с|стр|σελ)\.\s?\(?\d|(?<!\p{L})(?:pp\.|eds?\.\)|et al\.|Hrsg\.|ibid\.|op\. cit\.|ebd\.|ebenda)/iu,
    0.75,
  ],
  [
    /\b(?:University Press|Press\.|Publishing|Publishers?\b|Verlag|Éditions?|Editorial|Editora|Editore|Uitgeverij|Wydawnictwo|Books\.|Proceedings|Proc\.|Journal|J\.|Trans\.|Conference|Zeitschrift|Revue|Revista|Rivista|Lecture Notes|Springer|Elsevier|Wiley)|Изд-во|[Ии]здательство|— (?:М|СПб|Л|К)\.\s?:|出版|학회|출판/u,
    0.75,
  ],
  /** Volume, number and pages: "59:369-78", "7(2), 12–15". */
  [/\b\d{1,4}\s?(?:\(\d{1,3}(?:-\d{1,2})?\))?\s?[:,]\s?\d{1,5}[–-]\d{1,5}\b/, 0.75],
  [/(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/, 0.25],
];

const quoted = /["“„«][^"“”„«»]{3,}["”»]/gu;
/** Words that sentences have and entries hardly. */
const telling =
  /(?<![\p{L}'’-])(?:is|are|was|were|has|have|had|must|can|may|will|should|you|we|they|your|our|which|ist|sind|war|waren|wurden?|werden|kann|muss|müssen|können|sie|wir|est|sont|était|peut|doit|vous|nous|qui|es|son|fue|puede|debe|usted|nosotros|sono|può|deve|são|pode|wordt|worden|zijn|moet|är|kan|skal|jest|są|był|może|jsou|este|sunt|είναι|ήταν|был[аои]?|является|может|có|được|là)(?![\p{L}'’-])|है|हैं|था|เป็น|です|ます|한다|입니다|是|كان|هو|هي/giu;

/** The number of words that tell something outside of quoted titles. */
export const tellingWords = (line: string): number => line.replace(quoted, " ").match(telling)?.length ?? 0;

const sumOf = (marks: Mark[], line: string): number =>
  marks.reduce((sum, [mark, weight]) => sum + (mark.test(line) ? weight : 0), 0);

/** How much a line looks like an entry of a list of references, 0 to about 6. */
export const weighEntry = (line: string): number =>
  sumOf(hard, line) + sumOf(soft, line) - Math.min(2, 0.5 * tellingWords(line));

/** "Berg, A.B., Dahl, C. (1996) Tides of the North Sea" */
const authorFirst = /^\p{Lu}[\p{L}'’-]{1,30},\s?\p{Lu}\..{0,200}?\((?:1[89]|20)\d\d[a-z]?\)\s\p{Lu}/u;

/** Whether a line is a scholar's work, as in the list of references of a paper or among the scholar's own publications. */
export const isScholarly = (line: string): boolean => authorFirst.test(line) && weighEntry(line) >= 0.75;

const works =
  /publi[ck]a[tc]|publications?|(?<!\p{L})(?:papers|articles|works|books|writings|aufsätze|schriften|veröffentlichungen|travaux|obras|opere)(?!\p{L})/iu;

/** Whether a heading is that of somebody's own works, which are content. */
export const headsWorks = (heading: string): boolean => works.test(heading);

/** Whether a line is an entry of a list of references wherever it stands. */
export const isSurelyEntry = (line: string): boolean =>
  sumOf(hard, line) >= 1 && weighEntry(line) >= (isOffer(line) ? 2.75 : 2);

const prices = /\p{Sc}\s?\d|\d\s?\p{Sc}|\b(?:EUR|USD|GBP|CHF)\b/u;

/** A price, or a way to reach somebody: what a reader wants, whatever stands around it. */
export const isOffer = (line: string): boolean => prices.test(line) || isContact(line);

const mail = /[\w.+-]@[\w-]+\.\w/;
const telephone = /(?<![\p{L}\d.,/=-])(?:\+\d{1,3}|\(?0\d{1,4}\)?)[\d\s()/.-]{6,}\d/u;
const hours = /\b\d{1,2}[:.][0-5]\d\s?(?:[–-]|to|bis|à|a|до)\s?\d{1,2}[:.][0-5]\d/u;

/** An address of mail, a telephone number, or hours. */
export const isContact = (line: string): boolean =>
  mail.test(line) || hours.test(line) || (telephone.test(line) && !/ISBN|ISSN/.test(line));
