/**
 * Requests of visitors. Per minute: `session` of one visitor, `address` of one network, `chatbot` of all visitors of
 * one chatbot, `starts` of sessions of one chatbot from one network, `lookups` by id or public link from one network,
 * found or not. Per day (UTC): `day` of one chatbot, which bounds what its owner pays. Questions and searches of all
 * members of one account: `owner` per minute and `ownerDay` per day.
 */
const usual = {
  session: 20,
  address: 60,
  chatbot: 300,
  starts: 120,
  lookups: 600,
  day: 5000,
  owner: 60,
  ownerDay: 2000,
};
export type VisitorLimits = typeof usual;

/** The limits with changes such as "session=10,day=20000". Throws an Error that quotes what it cannot parse. */
export const visitorLimits = (changes = process.env.VISITOR_LIMITS ?? ""): VisitorLimits =>
  Object.assign({ ...usual }, ...changes.split(",").filter(Boolean).map(parseChange));

const parseChange = (text: string): Partial<VisitorLimits> => {
  const [, name = "", most] = /^\s*(\w+)=([1-9]\d{0,8})\s*$/.exec(text) ?? [];
  if (!Object.hasOwn(usual, name))
    throw new Error(
      `VISITOR_LIMITS does not know "${text}". Name ${Object.keys(usual).join(", ")}, such as session=10.`,
    );
  return { [name]: Number(most) };
};
