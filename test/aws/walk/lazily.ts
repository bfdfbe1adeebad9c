export interface Lazy<Made> {
  get(): Promise<Made>;
  /** The thing, if it was asked for already. */
  made(): Promise<Made> | undefined;
  forget(): void;
}

/** Makes a thing when it is asked for first; one that could not be made is tried again the next time. */
export const lazily = <Made>(make: () => Promise<Made>): Lazy<Made> => {
  let made: Promise<Made> | undefined;
  const forget = () => {
    made = undefined;
  };
  const get = (): Promise<Made> => {
    made ??= make().catch((error: unknown) => {
      forget();
      throw error;
    });
    return made;
  };
  return { get, made: () => made, forget };
};
