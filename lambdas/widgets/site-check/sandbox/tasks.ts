import { AppError } from "#shared/errors.ts";
import { checkPage, type Expected, type SentPage } from "../check-page.ts";

export const tasks = {
  check: ({ page, expected }: { page: SentPage; expected: Expected }) => checkPage(page, expected),
};

export const refuseCrash = (cause: unknown): AppError =>
  new AppError("unavailable", "The page can't be read. Check the address.", undefined, { cause });
