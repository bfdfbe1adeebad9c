import { widgetStore } from "#lambdas/widgets/store.ts";
import { requireAllowed } from "#platform/access/require-allowed.ts";
import { serve } from "#platform/http/serve.ts";
import { limitLeads } from "#platform/rate-limit/lead-limits.ts";
import { limitLookups } from "#platform/rate-limit/visitor-limits.ts";
import { leads } from "#shared/contract/leads.ts";
import { AppError } from "#shared/errors.ts";
import { countEvents } from "./events/count-events.ts";
import { leaveLead } from "./leave-lead.ts";
import { leadStore } from "./store.ts";

export const handler = serve(leads, {
  list: (page, { accountId }) => leadStore.list(accountId, page),
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
