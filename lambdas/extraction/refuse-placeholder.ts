import type { AppError } from "#shared/errors.ts";
import type { Block, Kind } from "./blocks/block.ts";
import { type PlaceholderFile, placeholderText } from "./refusal.ts";

/** A longer text is a document that mentions such a notice. */
const longest = 2_500;

/** Notices by which programs stand in for a document that they do not show, by what they say. */
const notices: Array<[sort: PlaceholderFile, sign: RegExp]> = [
  [
    "pointer",
    /^version https:\/\/git-lfs\.github\.com\/spec\/v\d\s+(ext-|oid sha256:)|^[./]*(git\/)?annex\/objects\//,
  ],
  ["pointer", /^\[InternetShortcut\]\s|^\[\{[0-9A-F-]{36}\}\]\s[\s\S]{0,300}\[InternetShortcut\]/],
  ["pointer", /^(?=[\s\S]*\bdoc_id: )(?:(?:url|doc_id|email|resource_key): ?\S*\n?){1,6}$/],
  [
    "form",
    /Please wait\.\.\.\s+If this message is not eventually replaced|may not be able to display this type of document|If this message is not eventually replaced/i,
  ],
  [
    "portfolio",
    /(open|view|display) this (PDF )?portfolio|this PDF portfolio (in|you)|PDF[- ]Portfolio (in|mit) (Acrobat|Adobe)/i,
  ],
  [
    "protected",
    /(this|the) (document|file|message|PDF|workbook|presentation|content|attachment)( file)? (is|has been) (protected|encrypted|secured|rights[- ]protected)[^.]{0,80}(rights management|information protection|\bIRM\b|\bRMS\b|\bAIP\b|sensitivity label|permission|password|DRM)|restricted permission[^.]{0,80}rights management|(dieses|das) Dokument ist [^.]{0,60}(Rechteverwaltung|Rights Management|Information Protection|Kennwort)|document est protégé[^.]{0,60}(droits|Rights|mot de passe)|documento está protegido[^.]{0,60}(derechos|direitos|Rights|contraseña|senha)/i,
  ],
];

const emptyExport =
  /^(no (records?|results?|data|rows?|entries|items)( (were |was |is |are )?(found|available|to display|returned|selected))?|0 (records?|results?|rows?)( found)?|nothing to display|query returned no (results|rows)|keine (daten|datensätze|einträge|ergebnisse)( gefunden| vorhanden)?|aucun(e donnée|e)? ?(résultat|enregistrement)?s?( trouvée?s?)?|(no se encontraron|sin|nenhum|nessun|geen|brak) \p{L}+( \p{L}+)?|データがありません|没有数据|暂无数据|无数据)[.!]?$/iu;

const faults = /^#(REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|ERROR!|BEZUG!|NV|WERT!|¡REF!)$/;

/** The refusal of a file whose text is a notice in place of the document, or only what repeats on its pages. */
export function placeholderRefusal(kind: Kind, text: string, blocks: Block[]): AppError | undefined {
  if (text.length <= longest)
    for (const [sort, sign] of notices) if (sign.test(text)) return placeholderText(sort);
  const own = blocks.filter(({ type }) => type !== "running" && type !== "heading");
  const isSheet = kind === "xlsx" || kind === "xls" || kind === "csv";
  if (text.length < 300 && emptyExport.test((own.at(-1)?.text ?? "").trim()) && own.length < 3)
    return placeholderText("export");
  if (isSheet && own.length > 0 && own.every(isFault)) return placeholderText("faults");
  if (kind === "pdf" && blocks.every(isRunning)) return placeholderText("scan");
  return undefined;
}

const isFault = ({ text, cells = [text] }: Block): boolean =>
  cells.every((cell) => !cell.trim() || faults.test(cell.trim()));

/** A header, a footer, or the number of a page. */
const isRunning = ({ type, text }: Block): boolean =>
  type === "running" || (text.length < 40 && pageNumber.test(text.replace(/[^\p{L}\p{N}]+/gu, " ").trim()));

const pageNumber =
  /^((page|seite|p|página|pagina|strona|sayfa|sida|side|第) ?)?\d{1,4}( (of|von|sur|de|di|van|z))?( \d{1,4})?( ?(页|頁|ページ))?$/i;
