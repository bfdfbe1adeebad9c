/**
 * How much visitors may ask. In a minute: a person who reads the answers stays far below `session`; many people behind
 * one address (a school, a company) share `address`; `chatbot` is for all who ask one chatbot; `starts` are new or
 * renewed sessions of one chatbot from one address, `lookups` what an address asks for by an id or a public link,
 * whether there is such a thing or not. In a day (UTC): `day` bounds what a chatbot's owner pays, whoever asks.
 */
const usual = { session: 20, address: 60, chatbot: 300, starts: 120, lookups: 600, day: 5000 };
export type VisitorLimits = typeof usual;

/** The usual limits with changes such as "session=10,day=20000"; throws an Error that names what can't be read. */
export const visitorLimits = (changes = process.env.VISITOR_LIMITS ?? ""): VisitorLimits =>
  Object.assign({ ...usual }, ...changes.split(",").filter(Boolean).map(changed));

const changed = (text: string): Partial<VisitorLimits> => {
  const [, name = "", most] = /^\s*(\w+)=([1-9]\d{0,8})\s*$/.exec(text) ?? [];
  if (!Object.hasOwn(usual, name))
    throw new Error(
      `VISITOR_LIMITS does not know "${text}". Name ${Object.keys(usual).join(", ")}, such as session=10.`,
    );
  return { [name]: Number(most) };
};
