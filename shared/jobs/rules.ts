/** An interview asks the initial question, and at most this many of the stored follow-up questions. */
export const mostFollowUps = 4;

/** An interview closes this long after its start. */
export const interviewMinutes = 5;

export const usualInitialQuestion =
  "Thank you for your interest in this position. To help us understand your qualifications better, could you please tell me about your relevant experience?";

/** For how many days an application is kept after it came in. */
export const keptDays = { usual: 180, least: 30, most: 730 };

/** A rubric has at most this many criteria: people compare no more. */
export const mostCriteria = 12;

/** The number of questions that an interview with these stored follow-up questions asks. */
export const questionCount = (followUps: number): number => Math.min(followUps, mostFollowUps) + 1;
