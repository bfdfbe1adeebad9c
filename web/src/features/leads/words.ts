import type { LeadDetail, LeadFilter, LeadStatus, Sighting } from "#shared/leads/shapes.ts";
import { locale } from "../../lib/format/locale.ts";

export const statusNames: Record<LeadStatus, string> = {
  new: "New",
  contacted: "Contacted",
  qualified: "Qualified",
  converted: "Converted",
  lost: "Lost",
};

export const statusPalettes: Record<LeadStatus, string> = {
  new: "blue",
  contacted: "orange",
  qualified: "purple",
  converted: "green",
  lost: "gray",
};

type Contact = LeadDetail["visitor_info"];

/** The name of a lead in lists; "No name given" without one. */
export const nameOf = ({ visitor_info: { name } }: { visitor_info: Contact }): string =>
  name ?? "No name given";

/** The line below the name. */
export const reachOf = ({ visitor_info: { email, phone, company } }: { visitor_info: Contact }): string =>
  email ?? phone ?? company ?? "No address given";

/** "1 lead", "3,120 leads". */
export const leadsIn = (count: number): string =>
  `${count.toLocaleString(locale())} ${count === 1 ? "lead" : "leads"}`;

/** The details of a later conversation that differ from those of the lead. */
export const sightingWords = (
  { visitor_info: left }: Sighting,
  { visitor_info: kept }: LeadDetail,
): string => {
  if (left.name && left.name !== kept.name) return `Left the name “${left.name}”, kept apart`;
  const same = (["phone", "company"] as const).filter((one) => left[one] && left[one] === kept[one]);
  const other = (["phone", "company"] as const).find((one) => left[one] && left[one] !== kept[one]);
  if (other) return `Left the ${other} “${left[other]}”, kept apart`;
  return same.length > 0 ? `Wrote again, with ${same.join(" and ")}` : "Wrote again";
};

/** The filter as the beginning of a sentence: `Qualified, and “harbour” in …`. */
export const filterWords = ({ status, text }: Pick<LeadFilter, "status" | "text">): string => {
  const ofStatus = status === "current" || status === "any" ? undefined : statusNames[status];
  const found = text && `“${text}” in name, email, company, chatbot or status`;
  return `${[ofStatus, found].filter(Boolean).join(", and ") || "Lost leads are hidden"}.`;
};

/** An address as it is read: without protocol. */
export const shortUrl = (url: string): string => url.replace(/^https?:\/\//, "").replace(/\/$/, "");
