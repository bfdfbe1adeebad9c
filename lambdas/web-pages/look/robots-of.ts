import { AppError } from "#shared/errors.ts";
import { siteReaders } from "../sandbox/site-readers.ts";
import { noRobots, type Robots, robotsBy } from "../site/robots.ts";
import { fetchAs } from "./fetch.ts";

/**
 * Returns the rules of an origin, each fetched once. A site without a robots.txt file allows everything; one whose file
 * can't be read now is not read (RFC 9309, 2.3.1): throws AppError.
 */
export const robotsReader = (accountId: string) => {
  const known = new Map<string, Promise<Robots>>();
  return (origin: string): Promise<Robots> => {
    const found = known.get(origin) ?? load(origin, accountId);
    known.set(origin, found);
    return found;
  };
};

const load = async (origin: string, accountId: string): Promise<Robots> => {
  const { status, body } = await fetchAs(`${origin}/robots.txt`, { maxBytes: 1_000_000 });
  if (status >= 200 && status < 300)
    return robotsBy(await siteReaders.robots(accountId, body.toString("utf8")));
  if (status >= 400 && status < 500 && status !== 429) return noRobots;
  throw new AppError("unavailable", `The site's robots.txt can't be read: it answered ${status}.`);
};
