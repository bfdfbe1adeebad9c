import { AppError } from "#shared/errors.ts";

/** Next steps for the owner, by the sort of file. */
const advice = {
  image: "Upload a document with selectable text, or write what the image shows into a .txt file.",
  recording: "Upload a transcript of it as a .txt, DOCX or PDF file.",
  archive: "Unpack it and upload the files in it.",
  document: "Save it as a DOCX or PDF file and upload that.",
  workbook: "Save it as an XLSX or CSV file and upload that.",
  office: "Save it as a DOCX, XLSX, PPTX or PDF file and upload that.",
  drawing: "Save it as a PDF file and upload that.",
  database: "Export what matters as CSV files and upload those.",
  message: "Save the message as a PDF or text file and upload that.",
  program: "Upload documents: text, PDF, Office, HTML, CSV or JSON files.",
  secret: "Decrypt it and upload the file itself.",
};

/** A file format that is recognised but not read. */
export interface ForeignFormat {
  /** With its article: "a PNG image". */
  name: string;
  sort: keyof typeof advice;
}

/** "This is a PNG image, which cannot be read. …" */
export const refusal = ({ name, sort }: ForeignFormat): AppError =>
  invalid(`This is ${name}, which cannot be read. ${advice[sort]}`);

export const unknownFile = (): AppError =>
  invalid(
    "The file is none of the types that can be read (text, PDF, Office, HTML, CSV, JSON). Save it as one of these types and upload it again.",
  );

/** `file` names the file with its type, for example "PDF file". */
export const damaged = (cause?: unknown, file = "file"): AppError =>
  invalid(`The ${file} is damaged or was cut off. Open it, save it again and upload the new copy.`, cause);

export const locked = (): AppError =>
  invalid("The file is protected by a password. Remove the password and upload it again.");

export const tooLarge = (): AppError =>
  invalid("The file unpacks to far more than can be read. Split it into smaller files.");

/** Refuses entity expansion attacks ("billion laughs"). */
export const expanding = (): AppError =>
  invalid(
    "The file declares a document type in its XML, which can make a file grow without limit. Open it, save it again and upload the new copy.",
  );

export const tooDeep = (): AppError =>
  invalid("The document is nested too deeply to be read. Save it as a PDF file and upload that.");

const placeholders = {
  "bot check": "shows a bot check",
  "not found": "says that there is no such page",
  "sign-in": "asks for a sign-in",
  consent: "asks for consent",
  absent: "says that the site is not there (under construction, in maintenance or parked)",
  error: "shows an error of a server",
  "needs scripts": "needs JavaScript to show its text",
};

/** A page that stands in place of another one, saved as a file. */
export const placeholderFile = (sort: keyof typeof placeholders): AppError =>
  invalid(
    `The file is a web page that ${placeholders[sort]}, not the text itself. Open its address in a browser, wait for the text, save it as PDF and upload that.`,
  );

const standIns = {
  pointer:
    "only points to the document, which lies elsewhere. Open the document itself, download it and upload that.",
  form: "is a form that only Adobe Reader shows (XFA); its text is a notice about that. Open it in Adobe Reader, print it as PDF and upload that.",
  portfolio:
    "is a PDF portfolio; its text is a notice about that. Open it in Acrobat, take the files out and upload those.",
  protected:
    "is protected, and holds only a notice about that. Open it with the right to read it, save it without protection and upload that.",
  export: "is an export without records. Export it again with the records that matter.",
  faults:
    "holds only errors of formulas. Open it in a spreadsheet program, mend the formulas, save it and upload that.",
  scan: "holds no text but what repeats on its pages (headers, footers, page numbers). Upload a version with selectable text, or paste the text into a .txt file.",
};

export type PlaceholderFile = keyof typeof standIns;

/** "The file only points to the document, …" */
export const placeholderText = (sort: PlaceholderFile): AppError => invalid(`The file ${standIns[sort]}`);

const invalid = (message: string, cause?: unknown): AppError =>
  new AppError("invalid", message, undefined, cause === undefined ? undefined : { cause });
