let made = 0;

/** An id for a new row of the form, so that a save's reply can be told to it; the server gives the row its own. */
export const newRowId = (): string => `new-${Date.now()}-${made++}`;
