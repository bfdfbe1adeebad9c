const base = "docent://documents/";

/** The address of a document as a resource; long ones have parts beside it, counted from 1. */
export const uriOf = (documentId: string, part?: number): string =>
  base + documentId + (part === undefined ? "" : `/parts/${part}`);

export const uriTemplates = { document: `${base}{document}`, part: `${base}{document}/parts/{part}` };

/** The document of such an address, and its part; undefined for any other. */
export const documentIn = (uri: string): { id: string; part?: number } | undefined => {
  const [, id, part] = /^docent:\/\/documents\/(\w{1,100})(?:\/parts\/([1-9]\d{0,5}))?$/.exec(uri) ?? [];
  return id === undefined ? undefined : { id, ...(part !== undefined && { part: Number(part) }) };
};
