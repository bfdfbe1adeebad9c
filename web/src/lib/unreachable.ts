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

/** Whether the server answers at all, whatever it says. */
export const isReachable = (): Promise<boolean> =>
  fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
