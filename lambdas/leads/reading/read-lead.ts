import { conversationStore } from "#lambdas/conversations/store.ts";
import { findTogether } from "#platform/table/lookup.ts";
import { AppError } from "#shared/errors.ts";
import type { LeadDetail, Sighting } from "#shared/leads/shapes.ts";
import { leadEntity, type StoredLead, type Visit, visitEntity, visitsOf } from "../entities.ts";
import { namesOf, viewsOf } from "./view.ts";

const maxSightings = 50;
/** Events that are looked through for the last question. */
const latest = 10;
const maxCharacters = 300;

/** Throws `not_found` for a lead that is deleted or another account's. */
export const findLead = async (accountId: string, id: string): Promise<StoredLead> => {
  const lead = await leadEntity.get({ account_id: accountId, id });
  if (lead.removed_at) throw new AppError("not_found", "Lead not found.");
  return lead;
};

/** A lead with its sightings and a part of its first conversation. */
export const readLead = async (accountId: string, id: string): Promise<LeadDetail> => {
  const lead = await findLead(accountId, id);
  const query = { ...visitsOf(lead), newestFirst: true, limit: maxSightings };
  const { items: visits } = await visitEntity.list(query);
  const [views, seen, conversation] = await Promise.all([
    viewsOf(accountId, [lead]),
    sightingsOf(accountId, visits),
    conversationOf(lead),
  ]);
  const [view] = views;
  if (!view) throw new AppError("not_found", "Lead not found.");
  return { ...view, seen, conversation };
};

const sightingsOf = async (accountId: string, visits: Visit[]): Promise<Sighting[]> => {
  const [names, conversations] = await Promise.all([
    namesOf(accountId, visits),
    findTogether(
      ...visits.map(({ rag_system_id, conversation_id }) =>
        conversationStore.lookup({ rag_system_id, id: conversation_id }),
      ),
    ),
  ]);
  return visits.map((visit, at) => ({
    at: visit.at,
    conversation_id: visit.conversation_id,
    ...names(visit),
    source_url: visit.source_url,
    visitor_info: {
      name: visit.details.name ?? null,
      email: visit.details.email ?? null,
      phone: visit.details.phone ?? null,
      company: visit.details.company ?? null,
    },
    hasConversation: conversations[at] !== undefined,
  }));
};

const conversationOf = async ({
  rag_system_id,
  conversation_id: id,
}: StoredLead): Promise<LeadDetail["conversation"]> => {
  const conversation = await conversationStore.find({ rag_system_id, id });
  if (!conversation) return null;
  const messages = await conversationStore.latest(id, latest);
  const last = messages.findLastIndex(({ message_type }) => message_type === "user");
  const answer = last < 0 ? undefined : messages[last + 1];
  return {
    id,
    message_count: conversation.message_count,
    question: cut(messages[last]?.content),
    answer: cut(answer?.content),
  };
};

const cut = (text: string | undefined): string | null => {
  if (text === undefined) return null;
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters - 2).trimEnd()} …` : text;
};
