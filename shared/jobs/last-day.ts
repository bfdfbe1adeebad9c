/** The last day to apply ends when it is over in every place of the world. */
export const isExpired = ({ valid_through }: { valid_through: string }, now = Date.now()): boolean =>
  valid_through !== "" && Date.parse(endOf(valid_through)) < now;

/** The end of a day `YYYY-MM-DD`, in its last time zone. */
export const endOf = (day: string): string => `${day}T23:59:59-12:00`;
