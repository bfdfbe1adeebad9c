import { widgetStore } from "#lambdas/widgets/store.ts";
import { requireAllowed } from "#platform/access/visitor/require-allowed.ts";
import { serve } from "#platform/http/serve.ts";
import { limitLeads } from "#platform/rate-limit/lead-limits.ts";
import { limitLookups } from "#platform/rate-limit/visitor-limits.ts";
import { AppError } from "#shared/errors.ts";
import { leads } from "#shared/leads/routes.ts";
import { leaveLead } from "./capture/leave-lead.ts";
import { removeLeads } from "./changing/remove-leads.ts";
import { saveNotes } from "./changing/save-notes.ts";
import { setStatus } from "./changing/set-status.ts";
import { undoChanges } from "./changing/undo-changes.ts";
import { countEvents } from "./events/count-events.ts";
import { countLeads, listIds, listLeads } from "./reading/list-leads.ts";
import { readLead } from "./reading/read-lead.ts";
import { leadsOf } from "./reading/view.ts";

export const handler = serve(leads, {
  list: (query, { accountId }) => listLeads(accountId, query),
  counts: (_, { accountId }) => countLeads(accountId),
  ids: (query, { accountId }) => listIds(accountId, query),
  get: ({ id }, { accountId }) => readLead(accountId, id),
  some: async ({ ids }, { accountId }) => ({ items: unlessNone(await leadsOf(accountId, ids)) }),
  setStatus: async ({ ids, status }, { accountId }) => ({
    changed: unlessNone(await setStatus(accountId, ids, status)),
  }),
  saveNotes: (notes, { accountId }) => saveNotes(accountId, notes),
  remove: async ({ ids }, actor) => ({ changed: unlessNone(await removeLeads(actor, ids)) }),
  undo: async ({ changes }, { accountId }) => ({ undone: await undoChanges(accountId, changes) }),
  capture: async ({ widgetId, sessionId, ...given }, { visitor, caller }) => {
    if (visitor.scope !== `widget:${widgetId}` || visitor.sessionId !== sessionId)
      throw new AppError("unauthenticated", "This chat session belongs to another page. Reload the page.");
    await limitLeads(visitor, caller);
    const widget = widgetStore.ifActive(await widgetStore.ofAccount(visitor.ownerId, widgetId));
    requireAllowed(widget.allowed_domains, caller);
    await leaveLead(widget, { ...given, sessionId });
    return { saved: true as const };
  },
  record: async ({ widgetId, eventType, more }, { caller }) => {
    await limitLookups(caller);
    const types = [eventType, ...more.map((one) => one.eventType)];
    const widget = await widgetStore.active(widgetId);
    requireAllowed(widget.allowed_domains, caller);
    await countEvents(widget, types);
    return { counted: types.length };
  },
});

/** Throws AppError `not_found` if none of the leads exists. */
const unlessNone = <One>(found: One[]): One[] => {
  if (found.length === 0) throw new AppError("not_found", "Lead not found.");
  return found;
};
