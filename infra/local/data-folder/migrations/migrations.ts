/** One step from a version of the data folder to the next. */
export interface Migration {
  /** What it does, as the start says it: "Keeping files by their digests". */
  title: string;
  /**
   * Works on the closed files of the folder. A run that breaks off begins again, so that it has to end alike however
   * much of it was done before.
   */
  apply(folder: string): Promise<void>;
}

/** The first leads from version 1 to 2, and so on. A step that was released stays as it is. */
export const migrations: Migration[] = [];
