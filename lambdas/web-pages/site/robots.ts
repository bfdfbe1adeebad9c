/** The name by which robots.txt files address this reader; the User-Agent begins with it. */
export const productToken = "DocentBot";

export interface Robots {
  isAllowed(url: URL): boolean;
  /** Milliseconds between two requests; 0 if the site asks for none. */
  delayMs: number;
  sitemaps: string[];
}

/** The lines of a robots.txt file that are for this reader. */
export interface RobotsRules extends Pick<Robots, "delayMs" | "sitemaps"> {
  rules: Rule[];
}

interface Rule {
  isAllow: boolean;
  pattern: string;
}

interface Group {
  agents: string[];
  rules: Rule[];
  delaySeconds?: number;
}

/** RFC 9309 has parsers read at least 500 KiB. */
const maxCharacters = 500 * 1024;
/** Bounds the time of a check: a rule costs at most the length of the address for each of its pieces. */
const maxRules = 2000;
const maxPatternLength = 500;
const maxSitemaps = 100;
/** A site that asks for more is read at this pace. */
const maxDelaySeconds = 5;

/** The rules of a robots.txt file for this reader (RFC 9309, and the usual Crawl-delay and Sitemap lines). */
export const parseRobots = (text: string): RobotsRules => {
  const { groups, sitemaps } = parse(text.slice(0, maxCharacters));
  const own = groups.filter(({ agents }) => agents.includes(productToken.toLowerCase()));
  const applied = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes("*"));
  const rules = applied.flatMap((group) => group.rules).slice(0, maxRules);
  const delays = applied.flatMap(({ delaySeconds = 0 }) => delaySeconds);
  return { rules, delayMs: 1000 * Math.min(maxDelaySeconds, Math.max(0, ...delays)), sitemaps };
};

export const robotsBy = ({ rules, delayMs, sitemaps }: RobotsRules): Robots => ({
  isAllowed: (url) => url.pathname === "/robots.txt" || isAllowedBy(rules, canonical(pathOf(url))),
  delayMs,
  sitemaps,
});

/** For a site without a robots.txt file. */
export const noRobots: Robots = { isAllowed: () => true, delayMs: 0, sitemaps: [] };

const parse = (text: string) => {
  const groups: Group[] = [];
  const sitemaps: string[] = [];
  let isNaming = false;
  for (const { field, value } of fieldsIn(text)) {
    if (field === "sitemap" && sitemaps.length < maxSitemaps) sitemaps.push(value);
    if (field === "user-agent") {
      const agent = value.split("/")[0]?.trim().toLowerCase() ?? "";
      if (isNaming) groups.at(-1)?.agents.push(agent);
      else groups.push({ agents: [agent], rules: [] });
      isNaming = true;
    }
    const group = groups.at(-1);
    if (!group || !["allow", "disallow", "crawl-delay"].includes(field)) continue;
    isNaming = false;
    if (field === "crawl-delay") group.delaySeconds = Number(value) || 0;
    else if (value)
      group.rules.push({
        isAllow: field === "allow",
        pattern: canonical(value.slice(0, maxPatternLength)),
      });
  }
  return { groups, sitemaps };
};

/** Cut without regular expressions, which take quadratic time for a long run of blanks. */
function* fieldsIn(text: string): Generator<{ field: string; value: string }> {
  for (const line of text.replaceAll("\r", "\n").split("\n")) {
    const [content = ""] = line.split("#", 1);
    const colon = content.indexOf(":");
    if (colon > 0)
      yield { field: content.slice(0, colon).trim().toLowerCase(), value: content.slice(colon + 1).trim() };
  }
}

/** The longest pattern that matches decides, and of equally long ones the one that allows. */
const isAllowedBy = (rules: Rule[], path: string): boolean => {
  const matching = rules.filter(({ pattern }) => matches(pattern, path));
  const longest = Math.max(0, ...matching.map(({ pattern }) => pattern.length));
  const deciding = matching.filter(({ pattern }) => pattern.length === longest);
  return deciding.length === 0 || deciding.some(({ isAllow }) => isAllow);
};

/** `*` stands for any characters and a final `$` for the end; every piece is looked for once, behind the one before. */
const matches = (pattern: string, path: string): boolean => {
  const isWhole = pattern.endsWith("$");
  const pieces = (isWhole ? pattern.slice(0, -1) : pattern).split("*");
  const [first = "", ...others] = pieces;
  if (!path.startsWith(first)) return false;
  const last = isWhole ? others.pop() : undefined;
  let from = first.length;
  for (const piece of others) {
    const at = path.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  if (!isWhole) return true;
  return last === undefined ? path.length === from : path.length - last.length >= from && path.endsWith(last);
};

const pathOf = ({ pathname, search }: URL): string => pathname + search;

/** One spelling for characters that may or may not be percent-encoded. */
const canonical = (path: string): string =>
  path
    .replace(/%[\da-f]{2}/gi, (code) => {
      const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : code.toUpperCase();
    })
    .replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character.toWellFormed()));
