import { onSchedule } from "#platform/events/on-schedule.ts";
import { sweepDeletions } from "./deletion/sweep.ts";
import { sendDueReports } from "./report/send-due.ts";

export const handler = onSchedule(async () => {
  await sweepDeletions();
  return sendDueReports();
});
