import type { CellObject } from "@e965/xlsx";
import { sign, withoutSigns } from "../../figures/marked.ts";
import { settled } from "../../figures/settled.ts";

/** Text of a cell with raised or lowered letters in it; undefined for other cells. */
export const richText = ({ t, h, v }: CellObject): string | undefined => {
  if (t !== "s" || !h?.includes("<su")) return;
  const marked = h
    .replace(/<su[pb]>/g, (tag) => (tag === "<sup>" ? sign.raised : sign.lowered))
    .replace(/<\/su[pb]>/g, sign.level)
    .replace(/<span style="[^"]*">|<\/(?:span|b|i|s)>|<[bis]>/g, "")
    .replaceAll("<br/>", "\n");
  // The parser's HTML also has readings of Japanese words
  return squeezed(withoutSigns(marked)) === squeezed(String(v)) ? settled(marked) : undefined;
};

const squeezed = (text: string) => text.replace(/\s+/g, "");
