import type { Document } from "#shared/documents/document.ts";

/** Documents that are no uploaded files. */
export const kindNames: Record<NonNullable<Document["kind"]>, string> = {
  answer: "Written answer",
  page: "Web page",
  interview: "Interview answer",
};
