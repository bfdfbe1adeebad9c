import { readNumbers } from "./read-numbers.ts";

/**
 * Requests of visitors. Per minute: `session` of one visitor, `address` of one network, `chatbot` of all visitors of
 * one chatbot, `starts` of sessions of one chatbot from one network, `lookups` by id or public link from one network,
 * found or not. Per hour from one network: `subscriptions` to the newsletter, and in the help centre `writings` (posts
 * and replies), `votes`, `views` that are counted, and `complaints` about posts and replies. Per day (UTC): `day` of one chatbot, which bounds what its owner pays. Of the product's own chatbot,
 * `demoHour` of one visitor per hour and `demoDay` of all per day bound what the operator pays. Requests of all members
 * of one account, by the limit that a route names (`OwnerLimit`): `owner` per minute and `ownerDay` per day of questions,
 * `changes`, `heavy`, `reads` and `reports` per minute; the last two are counted by each process.
 */
const usual = {
  session: 20,
  address: 60,
  chatbot: 300,
  starts: 120,
  lookups: 600,
  subscriptions: 10,
  writings: 10,
  votes: 200,
  views: 300,
  complaints: 20,
  day: 5000,
  demoHour: 10,
  demoDay: 500,
  owner: 60,
  ownerDay: 2000,
  changes: 1200,
  heavy: 60,
  reads: 3000,
  reports: 300,
};
export type VisitorLimits = typeof usual;

/** The limits with changes such as "session=10,day=20000". Throws an Error that quotes what it cannot parse. */
export const visitorLimits = (changes = process.env.VISITOR_LIMITS ?? ""): VisitorLimits =>
  readNumbers("VISITOR_LIMITS", usual, changes);
