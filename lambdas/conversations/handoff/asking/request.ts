import type { Conversation } from "#shared/conversations/shapes.ts";
import { type Addition, append } from "../../append.ts";
import { answererOf, type StoredConversation } from "../../entities.ts";
import { noticeOf } from "../mails/notices.ts";
import { newEventIn } from "../new-event.ts";
import { dueOf } from "./due.ts";

interface Asked {
  waitMinutes: number;
  isOpen: boolean;
}

/**
 * The visitor asks for a person. The chatbot is silent until one comes, at most for the minutes; outside the hours it
 * goes on answering. Changes nothing if a person answers, or is asked for already.
 */
export const askForPerson = (
  conversation: Conversation,
  { waitMinutes, isOpen }: Asked,
): Promise<Conversation> =>
  append(conversation, (present: StoredConversation): Addition => {
    if (answererOf(present).kind !== "bot" || (!isOpen && present.unmet_at)) return { events: [] };
    const event = { ...newEventIn(present), kind: "request" as const, wants_person: true };
    const { created_at: since } = event;
    if (!isOpen)
      return {
        events: [{ ...event, outcome: "closed" }],
        set: { unmet_at: since },
        // in a messenger a later answer needs no address
        writes: present.channel ? [noticeOf(present, since)] : [],
      };
    const until = new Date(Date.parse(since) + waitMinutes * 60_000).toISOString();
    return {
      events: [{ ...event, wait_minutes: waitMinutes }],
      set: { answerer: { kind: "waiting", since, until }, unmet_at: null },
      writes: [noticeOf(present, since), dueOf(present, until)],
    };
  });

/** The visitor goes on with the chatbot. Changes nothing if a person answers. */
export const goOn = (conversation: Conversation): Promise<Conversation> =>
  append(conversation, (present: StoredConversation): Addition => {
    const set = { answerer: { kind: "bot" as const }, unmet_at: null };
    if (answererOf(present).kind === "waiting")
      return { events: [{ ...newEventIn(present), kind: "request", wants_person: false }], set };
    return present.unmet_at ? { events: [], set: { unmet_at: null } } : { events: [] };
  });

/** Whether a visitor has waited to the end. */
export const isExpired = ({ answerer }: Conversation, now = new Date()): boolean =>
  answerer.kind === "waiting" && answerer.until <= now.toISOString();

/** Ends a request that nobody claimed in time. Changes nothing in any other state. */
export const expire = (conversation: Conversation): Promise<Conversation> =>
  append(conversation, (present): Addition => {
    if (!isExpired(present)) return { events: [] };
    const event = newEventIn(present);
    return {
      events: [{ ...event, kind: "request", wants_person: false, outcome: "expired" }],
      set: { answerer: { kind: "bot" }, unmet_at: event.created_at },
    };
  });
