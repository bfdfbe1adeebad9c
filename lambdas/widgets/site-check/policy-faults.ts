import {
  allowsAddress,
  allowsInline,
  type ContentPolicy,
  directiveFor,
  type RequestKind,
  trustsByNonce,
} from "./content-policy.ts";
import type { Embed } from "./find-embeds.ts";

export interface Fault {
  message: string;
  /** A directive of the page's policy as it would be with what is missing. */
  directive?: string;
}

interface Policed {
  /** The page's policies; each of them has to allow what it loads. */
  policies: ContentPolicy[];
  page: URL;
  /** The product's. */
  origin: string;
  /** Where an open chat hears of people's messages, ws: or wss:. */
  socketUrl: string;
}

/** Requests of an embedded widget that the page's policies forbid. Styles are never forbidden: it constructs them. */
export const policyFaults = (embed: Embed, { policies, page, origin, socketUrl }: Policed): Fault[] =>
  policies.flatMap((policy) => [
    ...sandboxFault(policy),
    ...inlineFault(embed, policy),
    ...needsOf(embed, { origin, socketUrl }).flatMap(({ kind, addresses }) =>
      requestFault(kind, addresses, { policy, page, embed }),
    ),
  ]);

const needsOf = (
  { kind, address }: Embed,
  { origin, socketUrl }: Pick<Policed, "origin" | "socketUrl">,
): { kind: RequestKind; addresses: URL[] }[] => {
  const at = (path: string) => new URL(path, origin);
  if (kind === "frame") return [{ kind, addresses: [address ?? at("/embed/")] }];
  const script = { kind: "script" as const, addresses: [address ?? at("/widget-init.js")] };
  if (kind === "page-script") return [script, { kind: "frame", addresses: [at("/public/")] }];
  return [script, { kind: "connect", addresses: [at("/functions/v1/widget-chat"), new URL(socketUrl)] }];
};

const requestFault = (
  kind: RequestKind,
  addresses: URL[],
  { policy, page, embed }: { policy: ContentPolicy; page: URL; embed: Embed },
): Fault[] => {
  const directive = directiveFor(policy, kind);
  if (!directive) return [];
  const nonce = kind === "script" ? embed.attributes.get("nonce") : undefined;
  const { name, sources } = directive;
  const refused = addresses.filter((address) => !allowsAddress(sources, address, { page, nonce }));
  if (refused.length === 0) return [];
  if (kind === "script" && trustsByNonce(sources))
    // what a trusted inline script adds is trusted
    return embed.kind === "init"
      ? []
      : [
          {
            message: `The page's policy trusts scripts by a nonce (${name}): write that nonce into the tag of the widget too.`,
          },
        ];
  const kept = sources.filter((source) => !/^'none'$/i.test(source));
  return [
    {
      message: `${refused[0] === addresses[0] ? forbidden[kind] : deaf} (${name}).`,
      directive: [own[kind], ...kept, ...refused.map(({ origin }) => origin)].join(" "),
    },
  ];
};

const forbidden: Record<RequestKind, string> = {
  script: "The page's policy does not let it load the widget's script",
  connect: "The page's policy does not let the chat talk to its server",
  frame: "The page's policy does not let it show the chat's frame",
  image: "The page's policy does not let it show the logo, which is left out",
};

const deaf = "The page's policy lets the chat hear of your team's messages only every half minute";

/** The directive that allows a kind of request and nothing else. */
const own: Record<RequestKind, string> = {
  script: "script-src",
  connect: "connect-src",
  frame: "frame-src",
  image: "img-src",
};

const inlineFault = ({ kind, text = "", attributes }: Embed, policy: ContentPolicy): Fault[] => {
  const directive = kind === "init" && directiveFor(policy, "script");
  const nonce = attributes.get("nonce");
  if (!directive || allowsInline(directive.sources, { text, ...(nonce && { nonce }) })) return [];
  return [
    {
      message: `The page's policy does not let it run the inline script that adds the widget (${directive.name}). Use the script tag instead, or put the script into a file.`,
    },
  ];
};

const sandboxFault = (policy: ContentPolicy): Fault[] => {
  const flags = policy.get("sandbox");
  if (!flags || flags.includes("allow-scripts")) return [];
  return [{ message: "The page's policy runs no scripts at all (sandbox without allow-scripts)." }];
};
