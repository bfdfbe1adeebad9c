import { claimBefore } from "#shared/quotation/claim.ts";
import { markedParts } from "#shared/quotation/marked-parts.ts";

const around = 160;
const longest = 700;

/** Splits a passage into text and the sentences to be marked; long text around them is cut. */
export type QuotationIn = (passage: string, cited: string[]) => { text: string; isMarked: boolean }[];

/** `cited` has the text of each citation's block before it; see `claimBefore`. */
export const quotationIn: QuotationIn = (passage, cited) => {
  const parts = markedParts(passage, cited.map(claimBefore));
  const most = parts[1] ? around : longest;
  return parts.map(({ text, isMarked }, at) => {
    if (isMarked || text.length <= most) return { text, isMarked };
    const isLead = at === 0 && parts[1];
    const cut = isLead
      ? text.slice(-most).replace(/^\S*\s+|^/, "…")
      : text.slice(0, most).replace(/\s+\S*$|$/, "…");
    return { text: cut, isMarked };
  });
};
