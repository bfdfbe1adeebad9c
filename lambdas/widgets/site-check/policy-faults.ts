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
}

/** Requests of an embedded widget that the page's policies forbid. Styles are never forbidden: it constructs them. */
export const policyFaults = (embed: Embed, { policies, page, origin }: Policed): Fault[] =>
  policies.flatMap((policy) => [
    ...sandboxFault(policy),
    ...inlineFault(embed, policy),
    ...needsOf(embed, origin).flatMap(({ kind, address }) =>
      requestFault(kind, address, { policy, page, embed }),
    ),
  ]);

const needsOf = ({ kind, address }: Embed, origin: string): { kind: RequestKind; address: URL }[] => {
  const at = (path: string) => new URL(path, origin);
  const connect = { kind: "connect" as const, address: at("/functions/v1/widget-chat") };
  if (kind === "frame") return [{ kind: "frame", address: address ?? at("/embed/") }];
  const script = { kind: "script" as const, address: address ?? at("/widget-init.js") };
  return kind === "page-script" ? [script, { kind: "frame", address: at("/public/") }] : [script, connect];
};

const requestFault = (
  kind: RequestKind,
  address: URL,
  { policy, page, embed }: { policy: ContentPolicy; page: URL; embed: Embed },
): Fault[] => {
  const directive = directiveFor(policy, kind);
  if (!directive) return [];
  const nonce = kind === "script" ? embed.attributes.get("nonce") : undefined;
  const { name, sources } = directive;
  if (allowsAddress(sources, address, { page, nonce })) return [];
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
      message: `${forbidden[kind]} (${name}).`,
      directive: [own[kind], ...kept, address.origin].join(" "),
    },
  ];
};

const forbidden: Record<RequestKind, string> = {
  script: "The page's policy does not let it load the widget's script",
  connect: "The page's policy does not let the chat talk to its server",
  frame: "The page's policy does not let it show the chat's frame",
  image: "The page's policy does not let it show the logo, which is left out",
};

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
