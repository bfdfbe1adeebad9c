import { readFileSync } from "node:fs";

export interface FileResult {
  stage: string;
  /** From the project's root. */
  path: string;
  isGreen: boolean;
  /** The title of each failed test, or none where the file itself broke, with the first lines of its error. */
  failures: string[];
  tests: number;
  /** In milliseconds since 1970; from being given to a worker to its last hook. */
  startedAt: number;
  endedAt: number;
}

export interface Results {
  files: FileResult[];
  /** Errors outside of any test whose file is unknown. */
  errors: string[];
}

/** The results that the reporter left there; undefined if the run ended before. */
export const readResults = (path: string): Results | undefined => {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
};
