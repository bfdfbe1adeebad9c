/** A value of this browser by its name; undefined where there is no storage. */
export const kept = (name: string): string | undefined => {
  try {
    return localStorage.getItem(`docent.forum.${name}`) ?? undefined;
  } catch {
    return undefined;
  }
};

export const keep = (name: string, value: string | undefined): void => {
  try {
    if (value === undefined) localStorage.removeItem(`docent.forum.${name}`);
    else localStorage.setItem(`docent.forum.${name}`, value);
  } catch {
    // it is asked for again
  }
};
