import { AppError } from "#shared/errors.ts";

/** What to do with a file of a sort that cannot be read. */
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

export interface Foreign {
  /** With its article: "a PNG image". */
  name: string;
  sort: keyof typeof advice;
}

/** "This is a PNG image, which cannot be read. …" */
export const refusal = ({ name, sort }: Foreign): AppError =>
  new AppError("invalid", `This is ${name}, which cannot be read. ${advice[sort]}`);

export const unknownFile = (): AppError =>
  new AppError(
    "invalid",
    "The file is none of the types that can be read (text, PDF, Office, HTML, CSV, JSON). Save it as one of these types and upload it again.",
  );
