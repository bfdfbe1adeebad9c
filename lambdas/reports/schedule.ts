import { onSchedule } from "#platform/events/on-schedule.ts";
import { sendDueReports } from "./send-due.ts";

export const handler = onSchedule(sendDueReports);
