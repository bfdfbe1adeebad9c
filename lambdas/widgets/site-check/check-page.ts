import { embeddedIn } from "#extraction/html/embedded.ts";
import type { OutsideAnswer } from "#platform/outgoing/fetch-outside.ts";
import { isAllowedOn } from "#shared/widgets/allowed-domains.ts";
import { policiesIn } from "./content-policy.ts";
import { type Embed, findEmbeds } from "./find-embeds.ts";
import { type Fault, policyFaults } from "./policy-faults.ts";

/** A page as its server sent it. */
export type SentPage = Pick<OutsideAnswer, "body" | "headers" | "url">;

export interface Expected {
  widget: { id: string; is_active: boolean; allowed_domains: string[] };
  /** The public link of its chatbot, if that is published. */
  slug: string | null;
  /** The product's. */
  origin: string;
  /** Where an open chat hears of people's messages, ws: or wss:. */
  socketUrl: string;
}

export interface PageCheck {
  /** Whether this widget stands in the page. */
  isFound: boolean;
  /** Reasons why it does not work there. */
  faults: Fault[];
  /** Ids of other widgets in the page, or the public links of other chatbots. */
  others: string[];
}

const mostOthers = 5;

/** Looks for a widget in a page as it was sent, and for what would stop it. */
export const checkPage = (
  { body, headers, url }: SentPage,
  { widget, slug, origin, socketUrl }: Expected,
): PageCheck => {
  const page = new URL(url);
  const embedded = embeddedIn(body);
  const embeds = findEmbeds(embedded, page);
  const isThis = (embed: Embed) => embed.widgetId === widget.id || (slug !== null && embed.slug === slug);
  const others = embeds.flatMap((embed) => (isThis(embed) ? [] : (embed.widgetId ?? embed.slug ?? [])));
  const policies = [
    ...policiesIn(headers["content-security-policy"] ?? ""),
    ...embedded.policies.flatMap((text) => policiesIn(text, true)),
  ];
  const found = embeds
    .filter(isThis)
    .map((embed) => [
      ...tagFaults(embed, { page, origin, headers }),
      ...policyFaults(embed, { policies, page, origin, socketUrl }),
    ])
    .toSorted((one, other) => one.length - other.length)
    .at(0);
  return {
    isFound: found !== undefined,
    faults: found ? [...widgetFaults(widget, page), ...found] : [],
    others: [...new Set(others)].slice(0, mostOthers),
  };
};

const widgetFaults = ({ is_active, allowed_domains }: Expected["widget"], page: URL): Fault[] => [
  ...(is_active ? [] : [{ message: "The widget is inactive. Activate it." }]),
  ...(isAllowedOn(allowed_domains, page.origin)
    ? []
    : [{ message: `${page.host} is not among the allowed domains of the widget. Add it there.` }]),
];

interface Place {
  page: URL;
  origin: string;
  headers: OutsideAnswer["headers"];
}

const tagFaults = ({ kind, address, attributes }: Embed, { page, origin, headers }: Place): Fault[] => {
  const faults: string[] = [];
  const type = attributes.get("type")?.trim() ?? "";
  const sandbox = attributes.get("sandbox")?.toLowerCase().split(/\s+/);
  if (kind !== "frame" && !/^(?:|module|(?:text|application)\/(?:java|ecma)script)$/i.test(type))
    faults.push(
      `The script does not run while its type is "${type.slice(0, 40)}", such as until visitors agree to it.`,
    );
  if (address && address.origin !== origin)
    faults.push(`It is loaded from ${address.origin}, but this widget is at ${origin}. Copy the code again.`);
  if (page.protocol === "https:" && address?.protocol === "http:")
    faults.push("The page is safe (https) and the widget's address is not (http), so browsers refuse it.");
  if (kind === "script" && type === "module")
    faults.push('A script of type="module" does not know its own tag. Leave the type out.');
  if (
    kind === "frame" &&
    sandbox &&
    !(sandbox.includes("allow-scripts") && sandbox.includes("allow-same-origin"))
  )
    faults.push("The frame's sandbox needs allow-scripts and allow-same-origin.");
  if (kind === "frame" && headers["cross-origin-embedder-policy"] === "require-corp")
    faults.push(
      "The page isolates itself (Cross-Origin-Embedder-Policy), so it shows no such frame. Use the script tag.",
    );
  return faults.map((message) => ({ message }));
};
