import type { Draft } from "../../blocks/block.ts";
import type { OfficePackage } from "../package.ts";
import { child, textOf } from "../xml.ts";

/** The document's title property as its first heading, where it has no heading of its own. */
export function withTitle(drafts: Draft[], title: string | undefined): Draft[] {
  const text = title?.replace(/\s+/g, " ").trim() ?? "";
  if (!isTelling(text) || drafts.some((draft) => draft.type === "heading")) return drafts;
  if (drafts.every((draft) => draft.type === "running" || !/[\p{L}\p{N}]/u.test(draft.text))) return drafts;
  return drafts[0]?.text.trim() === text ? drafts : [{ type: "heading", level: 1, text }, ...drafts];
}

export const titleProperty = (file: OfficePackage): string =>
  textOf(child(file.xml(file.related("", "core-properties")[0]), "title"));

/** Programs write file names and names of templates into the property. */
const isTelling = (title: string) =>
  title.length > 2 &&
  title.length < 200 &&
  /\p{L}/u.test(title) &&
  !/\.\w{2,4}$|^(untitled|document|word document|powerpoint presentation|slide|title|microsoft)\b/i.test(
    title,
  );
