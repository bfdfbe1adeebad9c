import { createHash } from "node:crypto";
import { anonymise, type Caller, networksOfSite, siteOf } from "#platform/access/origin/caller.ts";
import { siteUrl } from "#platform/mail/site-url.ts";
import { visitorLimits } from "#platform/rate-limit/bounds.ts";
import { limits } from "#platform/rate-limit/limits.ts";
import { AppError } from "#shared/errors.ts";
import { linksOfAnybody, linksOfNewcomer, repetitions } from "#shared/forum/rules.ts";
import type { SolvedChallenge } from "#shared/forum/shapes.ts";
import { publishedPosts } from "../directory.ts";
import { linksIn } from "../text/links.ts";
import { passPuzzle } from "./puzzle.ts";

interface Writing {
  /** A name that the writer chose. */
  name: string;
  text: string;
  puzzle: SolvedChallenge;
  caller: Caller;
  /** The signed-in writer, by what stands for the user. */
  author: string | null;
}

const dayMs = 24 * 3_600_000;

/**
 * Admits a post or a reply: a solved puzzle, few writings of one network in an hour, few links, fewer of a newcomer, and
 * no address and no text more than three times a day. Throws AppError `invalid`, `conflict` or `rate_limited`.
 */
export const admitWriting = async ({ name, text, puzzle, caller, author }: Writing): Promise<void> => {
  const links = await foreignLinks(`${name}\n\n${text}`);
  if (links.length > linksOfAnybody) throw new AppError("invalid", `Use at most ${linksOfAnybody} links.`);
  if (links.length > linksOfNewcomer && (await isNewcomer(author)))
    throw new AppError(
      "invalid",
      `Use at most ${linksOfNewcomer} links. An account that wrote a post a day ago or earlier may use more.`,
    );
  await passPuzzle(puzzle);
  await limitNetwork(caller);
  for (const repeated of new Set([wordsOf(text), ...links.map(addressOf)])) await limitRepetition(repeated);
};

/** Links to the product's own pages are no advertisement. */
const foreignLinks = async (text: string): Promise<string[]> => {
  const own = new URL(await siteUrl()).host;
  return linksIn(text).filter((link) => URL.canParse(link) && new URL(link).host !== own);
};

/** A signed-in author whose first post has stood for a day is none. */
const isNewcomer = async (author: string | null): Promise<boolean> => {
  if (author === null) return true;
  const before = new Date(Date.now() - dayMs).toISOString();
  const { cards } = await publishedPosts();
  for (const { user_id, created_at } of cards.values())
    if (user_id === author && created_at < before) return false;
  return true;
};

const limitNetwork = async (caller: Caller): Promise<void> => {
  const { writings } = visitorLimits();
  const refusal = "Many posts came from your network in a short time.";
  caller.rate = await limits({
    subject: `FORUM#${await anonymise(caller.address, siteOf)}`,
    per: "hour",
    bounds: [
      { name: `network ${await anonymise(caller.address)}`, most: writings, refusal },
      { name: "all", most: writings * networksOfSite, refusal },
    ],
  }).pass();
};

const limitRepetition = async (text: string): Promise<void> => {
  const refusal = "The same text or address was posted several times today.";
  await limits({
    subject: `FORUMTEXT#${createHash("sha256").update(text).digest("base64url")}`,
    per: "day",
    bounds: [{ name: "all", most: repetitions, refusal }],
  }).pass();
};

/** The letters and digits of a text, so that signs and blanks do not make another of it; a text of signs as it is. */
const wordsOf = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim() || text;

/** A link's host and path; its query can be made up. */
const addressOf = (link: string): string => {
  const { host, pathname } = new URL(link);
  return `${host.replace(/^www\./, "")}${pathname.replace(/(?<!\/)\/+$/, "")}`;
};
