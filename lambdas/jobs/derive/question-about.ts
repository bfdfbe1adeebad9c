/** A question for an incident of the applicant's own work, which shows more than a question for an opinion. */
export const questionAbout = (criterion: string): string =>
  `Please tell us about an example from your own work that shows this: “${criterion}”. What did you do, and how did it turn out?`;
