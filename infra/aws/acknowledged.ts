import { CfnResource, type Stack, Validations } from "aws-cdk-lib";
import type { IConstruct } from "constructs";
import type { Manifest } from "../manifest.ts";
import { type Acknowledgement, acknowledgements, unguarded, wildcards } from "./acknowledgements.ts";
import { logosOf } from "./logo-needs.ts";
import { filesOf, indexesOf, type Resources, readingsOf } from "./needs.ts";
import { recordingsOf } from "./recording-needs.ts";
import { jobsOf } from "./transcription.ts";

/** Acknowledges cdk-nag findings, each with a reason; any other finding fails the synthesis. */
export const acknowledgeFindings = (
  stack: Stack,
  resources: Resources,
  { manifest, hasFirewall }: { manifest: Manifest; hasFirewall: boolean },
): void => {
  const meant = [
    ...acknowledgements,
    ...(hasFirewall ? [] : unguarded),
    ...wildcardsOfNeeds(stack, resources, manifest),
  ];
  for (const { at, id, reason } of meant) {
    const construct = find(stack, at);
    if (construct) Validations.of(construct).acknowledge({ id: withLogicalIds(stack, id), reason });
  }
};

/** Permissions of functions that end in a wildcard: the names behind it are made at run time. */
const wildcardsOfNeeds = (
  stack: Stack,
  { search, uploads, socket, models, transcription }: Resources,
  manifest: Manifest,
): Acknowledgement[] =>
  [
    { needs: ["search-read", "search-write"], arns: search.wildcards, reason: searchPaths },
    {
      needs: ["uploads-read", "uploads-write", "uploads-remove", "uploads-erase"],
      arns: [filesOf(uploads)],
      reason: uploadedFiles,
    },
    {
      needs: ["readings-read", "readings-write", "readings-remove", "uploads-erase"],
      arns: [readingsOf(uploads)],
      reason: readings,
    },
    {
      needs: ["recordings-read", "recordings-write", "recordings-remove", "uploads-erase"],
      arns: [recordingsOf(uploads)],
      reason: recordings,
    },
    {
      needs: ["transcription"],
      arns: transcription.provider === "amazon" ? [jobsOf(stack), "*"] : [],
      reason: jobs,
    },
    { needs: ["uploads-erase"], arns: [indexesOf(uploads)], reason: indexes },
    {
      needs: ["logos-read", "logos-write", "logos-remove", "uploads-erase"],
      arns: [logosOf(uploads)],
      reason: logos,
    },
    { needs: ["socket"], arns: [socket.connectionsArn], reason: connections },
    { needs: ["chat-models"], arns: models.chatArns, reason: anyRegion },
    { needs: ["embeddings"], arns: models.embeddingArns, reason: anyRegion },
  ].flatMap(({ needs, arns, reason }) =>
    needing(manifest, needs).flatMap((name) =>
      wildcards(
        `Functions/${name}/Role`,
        reason,
        arns.map((arn) => `Resource::${shown(stack.resolve(arn))}`),
      ),
    ),
  );

const searchPaths = "Indexes of one domain or below one prefix: their names are the functions' own affair.";
const uploadedFiles = "The files of one bucket: every document has a key of its own.";
const readings = "What was read of the documents of one bucket: every reading has a key of its own.";
const recordings = "The recordings of one bucket: every recording has a key of its own.";
const jobs = "Jobs for transcription have the names of their recordings, with the product's prefix.";
const indexes = "The indexes of one bucket: every chatbot has a folder of its own.";
const logos = "The logos of widgets in one bucket: every account has a folder of its own.";
const connections = "Connections come and go; the permission covers those of one API only.";
const anyRegion = "An inference profile answers from whichever of its regions has room; the model is named.";

const needing = ({ functions }: Manifest, needs: string[]): string[] =>
  Object.entries(functions)
    .filter(([, definition]) => definition.needs.some((need) => needs.includes(need)))
    .map(([name]) => name);

const find = (stack: Stack, path: string): IConstruct | undefined =>
  path.split("/").reduce<IConstruct | undefined>((at, id) => at?.node.tryFindChild(id), stack);

/** cdk-nag names resources by their logical ids, which change with the paths they are made from. */
const withLogicalIds = (stack: Stack, id: string): string =>
  id.replaceAll(/<([\w/]+)(\.Arn)?>/g, (whole, path: string, attribute = "") => {
    const resource = find(stack, path)?.node.defaultChild;
    return resource instanceof CfnResource ? `<${stack.getLogicalId(resource)}${attribute}>` : whole;
  });

/** A resolved value as cdk-nag writes it: references in angle brackets. */
const shown = (value: unknown): string => {
  if (typeof value === "string") return value;
  const [[kind, content] = []] = Object.entries(Object(value));
  if (kind === "Ref") return `<${content}>`;
  if (kind === "Fn::GetAtt" && Array.isArray(content)) return `<${content.join(".")}>`;
  return Array.isArray(content) && Array.isArray(content[1])
    ? content[1].map(shown).join("")
    : JSON.stringify(value);
};
