import { megabyte } from "#platform/sandbox/limits.ts";
import { sandboxPool } from "#platform/sandbox/pool.ts";
import { programBeside } from "#platform/sandbox/program-beside.ts";
import { AppError } from "#shared/errors.ts";
import type { Expected, SentPage } from "../check-page.ts";
import type { tasks } from "./tasks.ts";

/** A page of 3 MB takes a third of it. */
const processorSeconds = 6;

const checkers = sandboxPool<typeof tasks>({
  program: programBeside(import.meta.url, "check-process"),
  limits: { memoryBytes: 320 * megabyte, heapMegabytes: 224, seconds: 12 },
  mostOfOwner: 1,
  mostWaiting: 20,
  refuseExcess: () =>
    new AppError("unavailable", "The page takes too much time or memory to read. Try another page."),
});

/** `checkPage` in a child process, because a page can be made to take any time. Secrets of the widget stay here. */
export const checkApart = (owner: string, { headers, body, url }: SentPage, expected: Expected) => {
  const { id, is_active, allowed_domains } = expected.widget;
  const input = {
    page: { headers, body, url },
    expected: { ...expected, widget: { id, is_active, allowed_domains } },
  };
  return checkers.run({ owner, task: "check", input, processorSeconds });
};
