/** One step from a version of the data folder to the next. */
export interface Migration {
  /** Printed at the start, such as "Keeping files by their digests". */
  title: string;
  /**
   * Works on the closed files of the folder. Idempotent: a run that was killed starts
   * again.
   */
  apply(folder: string): Promise<void>;
}

/** The first leads from version 1 to 2, and so on. A step that was released stays as it is. */
export const migrations: Migration[] = [];
