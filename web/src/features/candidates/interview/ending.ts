/** Why an interview ended, in words. */
export const endings = {
  answered: "Every question was answered",
  time: "The time was over",
  person: "The applicant asked for a person",
} as const;

/** "4:21" */
export const minutesBetween = (from: string, to: string): string => {
  const seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};
