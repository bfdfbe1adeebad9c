import type * as z from "zod";
import { chatbotNames } from "#lambdas/core/chatbots/names.ts";
import { folded } from "#lambdas/core/folded.ts";
import { pageIsGone } from "#platform/table/cursor.ts";
import { findTogether } from "#platform/table/lookup.ts";
import { AppError } from "#shared/errors.ts";
import type { knowledgeInterviews } from "#shared/knowledge/interview-routes.ts";
import { type StoredTemplate, templateStore } from "../templates/store.ts";
import { type InterviewCard, interviewDirectories } from "./directory.ts";
import { interviewStore } from "./store.ts";
import { viewOf } from "./view.ts";

type Input = z.output<(typeof knowledgeInterviews)["list"]["input"]>;

/** A page of interviews, newest first. The cursor is the last one's id. */
export const listInterviews = async (accountId: string, { cursor, limit, ...filter }: Input) => {
  if (cursor && !isId.test(cursor)) throw pageIsGone();
  const [directory, templates, names] = await Promise.all([
    interviewDirectories.of(accountId),
    templateStore.all(accountId),
    chatbotNames(accountId),
  ]);
  const byId = new Map(templates.map((template) => [template.id, template]));
  if (filter.templateId && !byId.has(filter.templateId))
    throw new AppError("not_found", "Template not found.");
  const ids = select(directory.by("created_at"), { filter, byId, cursor, most: limit + 1 });
  const shown = ids.slice(0, limit);
  const found = await findTogether(...shown.map((id) => interviewStore.lookup({ user_id: accountId, id })));
  const last = shown.at(-1);
  return {
    items: found.flatMap((interview) => {
      if (!interview || interview.is_removed) return [];
      const template = byId.get(interview.template_id);
      return viewOf(interview, {
        template_name: template?.name ?? "",
        question_count: template?.question_count ?? 0,
        rag_system_name: names.get(interview.rag_system_id) ?? null,
      });
    }),
    ...(last && ids.length > limit && { cursor: last }),
  };
};

const isId = /^kint_[0-9a-z]{1,40}$/;

interface Selecting {
  filter: Pick<Input, "templateId" | "status" | "search">;
  byId: Map<string, StoredTemplate>;
  cursor: string | undefined;
  most: number;
}

/** The ids of the newest cards that match, older than the cursor. An id sorts by the time of its creation. */
const select = (
  cards: readonly InterviewCard[],
  { filter: { templateId, status, search }, byId, cursor, most }: Selecting,
): string[] => {
  const text = folded(search.trim());
  const named = new Set(
    [...byId.values()].filter(({ name }) => folded(name).includes(text)).map(({ id }) => id),
  );
  const matches = (card: InterviewCard): boolean =>
    (!templateId || card.template_id === templateId) &&
    (status === "all" || card.status === status) &&
    (!text || card.searched.includes(text) || named.has(card.template_id));
  const ids: string[] = [];
  for (let at = cards.length - 1; at >= 0 && ids.length < most; at--) {
    const card = cards[at];
    if (card && (!cursor || card.id < cursor) && matches(card)) ids.push(card.id);
  }
  return ids;
};
