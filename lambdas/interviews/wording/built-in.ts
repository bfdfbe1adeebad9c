/** A sentence that names a phrase of the answer; undefined if it has none that is worth naming. */
export const builtInBridge = (_answer: string): string | undefined => undefined;
