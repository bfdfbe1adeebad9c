import type { Draft } from "../../blocks/block.ts";
import type { OfficePackage } from "../package.ts";
import { child, textOf } from "../xml.ts";

/** Adds the title property as the first heading of a document without headings. */
export const withTitle = (drafts: Draft[], title: string | undefined): Draft[] => {
  const text = title?.replace(/\s+/g, " ").trim() ?? "";
  if (!isMeaningful(text) || drafts.some((draft) => draft.type === "heading")) return drafts;
  if (drafts.every((draft) => draft.type === "running" || !/[\p{L}\p{N}]/u.test(draft.text))) return drafts;
  return drafts[0]?.text.trim() === text ? drafts : [{ type: "heading", level: 1, text }, ...drafts];
};

/** Title in the core properties of an Office Open XML file. */
export const titleProperty = (file: OfficePackage): string =>
  textOf(child(file.xml(file.related("", "core-properties")[0]), "title"));

/** Programs also write file names and template names into the property. */
const isMeaningful = (title: string) =>
  title.length > 2 &&
  title.length < 200 &&
  /\p{L}/u.test(title) &&
  !/\.\w{2,4}$|^(untitled|document|word document|powerpoint presentation|slide|title|microsoft)\b/i.test(
    title,
  );
