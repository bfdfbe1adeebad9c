import { outdated, unreachable } from "../api/unreachable.ts";
import { isOutdated } from "./release.ts";

/** Runs a dynamic import. Throws AppError `unavailable` if a file cannot be fetched, other errors as they are. */
export const fetchCode = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  try {
    return await load();
  } catch (error) {
    if (!isFetchFailure(error)) throw error;
    throw (await isOutdated()) ? outdated(error) : unreachable(error);
  }
};

/** Matches the messages of Chromium and Firefox, of Safari, and of Vite's preload of style sheets. */
const isFetchFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message);
