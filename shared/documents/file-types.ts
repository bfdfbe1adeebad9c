const megabyte = 1024 * 1024;

/** Extension → MIME type of every file type that can be uploaded. */
export const acceptedTypes = {
  txt: "text/plain",
  md: "text/markdown",
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xls: "application/vnd.ms-excel",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ppt: "application/vnd.ms-powerpoint",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  csv: "text/csv",
  html: "text/html",
  htm: "text/html",
  json: "application/json",
} as const;

export const acceptedExtensions = Object.keys(acceptedTypes);

export const maxFileBytes = 15 * megabyte;

export const tooLargeMessage = "File size exceeds the maximum limit of 15MB.";

/** The largest file in a form: a function gets at most 6 MB, in which bytes take a third more (base64). */
export const largestForm = { bytes: 4 * megabyte, words: "4 MB", bodyBytes: 4 * megabyte + 16 * 1024 };

/** The files that a visitor may attach to one conversation. */
export const maxAttachments = 5;

export const invalidTypeMessage =
  "Invalid file type. TXT, MD, PDF, DOC, DOCX, XLS, XLSX, PPT, PPTX, CSV, HTML, HTM and JSON are supported.";

/** The `accept` attribute of a file input: extensions first, because browsers know few of the MIME types. */
export const acceptAttribute = [
  ...acceptedExtensions.map((extension) => `.${extension}`),
  ...new Set(Object.values(acceptedTypes)),
].join(",");

const acceptedMimeTypes = new Set<string>(Object.values(acceptedTypes));

/** The last extension of a file name in lower case, without the dot; empty if there is none. */
export const extensionOf = (name: string): string => {
  const dot = name.lastIndexOf(".");
  return dot < 0 ? "" : name.slice(dot + 1).toLowerCase();
};

/** A MIME type without its parameters, in lower case. */
export const bareMimeType = (type: string): string => (type.split(";")[0] ?? "").trim().toLowerCase();

/** True if the MIME type or the extension is on the list. */
export const isAcceptedFile = (file: { name: string; type?: string }): boolean =>
  acceptedMimeTypes.has(bareMimeType(file.type ?? "")) || acceptedExtensions.includes(extensionOf(file.name));
