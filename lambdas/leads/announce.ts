import type { Write } from "#platform/table/client.ts";
import type { StoredLead } from "./entities.ts";
import { noticeOf } from "./sweep/notices.ts";

/** The writes by which others learn of a new lead; they join the transaction that stores it, so none is missed. */
export const announceLead = (lead: StoredLead): Write[] => [noticeOf(lead)];
