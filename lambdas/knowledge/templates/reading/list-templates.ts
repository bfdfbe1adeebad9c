import type * as z from "zod";
import { chatbotNames } from "#lambdas/core/chatbots/names.ts";
import { folded } from "#lambdas/core/folded.ts";
import type { Membership } from "#platform/access/owner/membership.ts";
import { pageIsGone } from "#platform/table/cursor.ts";
import type { knowledgeTemplates } from "#shared/knowledge/template-routes.ts";
import type { StoredTemplate } from "../store.ts";
import { viewOf } from "./view.ts";
import { positionOf, visibleTo } from "./visible.ts";

type Input = z.output<(typeof knowledgeTemplates)["list"]["input"]>;

const cursorForm = /^\d{4}-[\d:.TZ-]{10,30} ktpl_[0-9a-z]{1,40}$/;

/** A page of the templates of a domain whose name, description or domain has the searched text. */
export const listTemplates = async (reader: Membership, { search, domain, cursor, limit }: Input) => {
  if (cursor !== undefined && !cursorForm.test(cursor)) throw pageIsGone();
  const [all, names] = await Promise.all([visibleTo(reader), chatbotNames(reader.accountId)]);
  const text = folded(search.trim());
  const found = all.filter(
    (template) => (domain === "all" || template.domain === domain) && matches(template, text),
  );
  const left = cursor === undefined ? found : found.filter((template) => positionOf(template) < cursor);
  const items = left.slice(0, limit);
  const last = items.at(-1);
  return {
    items: items.map((template) => viewOf(template, reader, names)),
    total: found.length,
    ...(last && left.length > items.length && { cursor: positionOf(last) }),
  };
};

const matches = ({ name, description, domain }: StoredTemplate, text: string): boolean =>
  [name, description ?? "", domain].some((field) => folded(field).includes(text));
