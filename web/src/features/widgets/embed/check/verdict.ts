import type { SiteCheck } from "#shared/widgets/routes.ts";

interface Verdict {
  tone: "good" | "warn" | "bad" | "none";
  title: string;
  /** Findings and advice, a paragraph each. */
  sentences: string[];
  /** The directives to put into the page's Content Security Policy; empty if there is none to change. */
  policy: string;
}

/** A page's check in words. */
export const verdictOf = ({ isFound, faults, others }: SiteCheck): Verdict => {
  const also = others.map(({ id, name }) => (name ? `${id} (${name})` : id)).join(", ");
  if (!isFound)
    return also
      ? {
          tone: "warn",
          title: "Another widget",
          sentences: [`The page has ${also}. Replace its code to show this one.`],
          policy: "",
        }
      : {
          tone: "none",
          title: "Not found",
          sentences: [
            "The page loads, but the code is not in it. Pages that add it later by a script, such as a tag manager, show as not found.",
          ],
          policy: "",
        };
  const directives = [...new Set(faults.flatMap(({ directive }) => directive ?? []))];
  const sentences = faults.map(({ message }) => message);
  if (also) sentences.push(`The page has another widget too: ${also}.`);
  if (faults.length > 0) {
    if (directives.length > 0) sentences.push("In its Content Security Policy it needs:");
    const isPolicy = faults.every(({ directive }) => directive);
    const title = isPolicy ? "Blocked by the page’s policy" : "Found, but it does not work";
    return { tone: "bad", title, sentences, policy: directives.join(";\n") };
  }
  const fine =
    "This widget stands on the page, and nothing blocks its script, connections, frames or styles.";
  return { tone: "good", title: "Found", sentences: [fine, ...sentences], policy: "" };
};
