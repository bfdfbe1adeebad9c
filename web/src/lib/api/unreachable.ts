import { AppError } from "#shared/errors.ts";

export const unreachable = (cause: unknown): AppError =>
  new AppError(
    "unavailable",
    "Docent could not be reached. Check your connection and try again.",
    undefined,
    {
      cause,
    },
  );

const newRelease = "A new version of Docent is out. Reload the page to go on.";

/** The error for code of this tab's release that the server no longer has. */
export const outdated = (cause: unknown): AppError =>
  new AppError("unavailable", newRelease, undefined, { cause });

export const isOutdatedCode = (error: unknown): boolean =>
  error instanceof AppError && error.message === newRelease;

/** Reloads the page if the server answers; without a connection the browser would show its own error page. */
export const reloadIfReachable = async (): Promise<void> => {
  const isReachable = await fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
  if (isReachable) location.reload();
};
