import { anonymise, type Caller, networksOfSite, siteOf } from "../access/origin/caller.ts";
import type { Visitor } from "../access/visitor/visitor-token.ts";
import { visitorLimits } from "./bounds.ts";
import { type Bound, limits } from "./limits.ts";

type Visited = Pick<Visitor, "chatbotId">;

type DayBound = Pick<Bound, "most" | "refusal">;

/** A site counts as new until it has asked a chatbot so many questions in a day. */
const questionsOfNewcomer = 20;

/**
 * Throws AppError `rate_limited` if this visitor, this network or all visitors of the chatbot asked too much. Half of
 * what a chatbot answers in a minute and in a day is for sites that asked little, so that a few busy ones cannot take
 * it all. Counters of visitors lie in an item for each site and minute, which the site's limit bounds, so a question
 * costs the same however many visitors there are.
 */
export const limitQuestions = async (
  visitor: Visited & Pick<Visitor, "sessionId">,
  caller: Caller,
  dayBound: DayBound = {
    most: visitorLimits().day,
    refusal: "This chat has reached its limit of answers for today.",
  },
): Promise<void> => {
  const site = await anonymise(caller.address, siteOf);
  const [minute, asked] = await Promise.allSettled([
    limitSite(visitor, caller, site),
    questionsToday(visitor, site),
  ]);
  if (minute.status === "rejected") throw minute.reason;
  if (asked.status === "rejected") throw asked.reason;
  await limitChatbot(visitor, dayBound, asked.value <= questionsOfNewcomer);
  caller.rate = minute.value;
};

const limitSite = async (
  { chatbotId, sessionId }: Visited & Pick<Visitor, "sessionId">,
  { address }: Caller,
  site: string,
) => {
  const most = visitorLimits();
  const refusal = "Many questions came from your network in a short time.";
  return limits({
    subject: `${chatbotId}#QUESTIONS#${site}`,
    per: "minute",
    bounds: [
      {
        name: `session ${sessionId.slice(-10)}`,
        most: most.session,
        refusal: "You asked many questions in a short time.",
      },
      { name: `network ${await anonymise(address)}`, most: most.address, refusal },
      { name: "all", most: most.address * networksOfSite, refusal },
    ],
  }).pass();
};

/** Counts the question. Returns how many the site has asked this chatbot today. */
const questionsToday = async ({ chatbotId }: Visited, site: string): Promise<number> => {
  const most = Number.MAX_SAFE_INTEGER;
  const bounds: [Bound] = [{ name: "all", most, refusal: "" }];
  const { remaining } = await limits({ subject: `${chatbotId}#SITE#${site}`, per: "day", bounds }).pass();
  return most - remaining;
};

const limitChatbot = async ({ chatbotId }: Visited, day: DayBound, isNewcomer: boolean): Promise<void> => {
  const { chatbot } = visitorLimits();
  /** The bound of all visitors, and before it that of busy ones. */
  const boundsOf = (most: number, refusal: string): [Bound, ...Bound[]] => {
    const all = { name: "all", most, refusal };
    return isNewcomer ? [all] : [{ name: "busy", most: Math.ceil(most / 2), refusal }, all];
  };
  const perMinute = limits({
    subject: `${chatbotId}#QUESTIONS`,
    per: "minute",
    bounds: boundsOf(chatbot, "This chat has very many visitors right now."),
  });
  const dayBounds = boundsOf(day.most, day.refusal);
  const perDay = limits({ subject: `${chatbotId}#DAY`, per: "day", bounds: dayBounds });
  const [minute, today] = await Promise.allSettled([perMinute.pass(), perDay.pass()]);
  // otherwise a visitor whom the minute's limit refuses would use up the day of all others
  if (minute.status === "rejected" && today.status === "fulfilled")
    await perDay.giveBack(dayBounds.map(({ name }) => name));
  if (minute.status === "rejected") throw minute.reason;
  if (today.status === "rejected") throw today.reason;
};

/** Throws AppError `rate_limited` if too many sessions began from this network or its site. */
export const limitSessions = ({ chatbotId }: Visited, caller: Caller): Promise<void> =>
  limitStarts(chatbotId, caller, "Many chats were started from your network in a short time.");

const limitStarts = async (id: string, caller: Caller, refusal: string): Promise<void> => {
  const { starts } = visitorLimits();
  caller.rate = await limits({
    subject: `${id}#SESSIONS#${await anonymise(caller.address, siteOf)}`,
    per: "minute",
    bounds: [
      { name: `network ${await anonymise(caller.address)}`, most: starts, refusal },
      { name: "all", most: starts * networksOfSite, refusal },
    ],
  }).pass();
};

/**
 * Throws AppError `rate_limited` if too many applications came from this network, counted as sessions of a chatbot are
 * but for each posting.
 */
export const limitApplications = (jobId: string, caller: Caller): Promise<void> =>
  limitStarts(jobId, caller, "Many applications came from your network in a short time.");

/** The same for answers in interviews, counted as questions are but by application. */
export const limitAnswers = (applicationId: string, caller: Caller): Promise<void> =>
  limitQuestions({ chatbotId: applicationId, sessionId: applicationId }, caller);

/**
 * Throws AppError `rate_limited` if a network asks for too many things of recordings: a recorder asks each few minutes,
 * and each second while its words are awaited.
 */
export const limitRecordings = async (caller: Caller): Promise<void> => {
  const refusal = "Very much was asked of recordings from your network in a short time.";
  const { lookups } = visitorLimits();
  caller.rate = await limits({
    subject: `${await anonymise(caller.address, siteOf)}#RECORDINGS`,
    per: "minute",
    bounds: [
      { name: `network ${await anonymise(caller.address)}`, most: lookups * 2, refusal },
      { name: "all", most: lookups * 2 * networksOfSite, refusal },
    ],
  }).pass();
};

/** Throws AppError `rate_limited` if a network or its site tries too many names. Call it before anything is looked up. */
export const limitLookups = async (caller: Caller): Promise<void> => {
  const refusal = "Many pages were opened from your network in a short time.";
  const { lookups } = visitorLimits();
  caller.rate = await limits({
    subject: `${await anonymise(caller.address, siteOf)}#LOOKUPS`,
    per: "minute",
    bounds: [
      { name: `network ${await anonymise(caller.address)}`, most: lookups, refusal },
      { name: "all", most: lookups * networksOfSite, refusal },
    ],
  }).pass();
};
