import * as z from "zod";
import type { McpHeaders } from "#platform/access/key/admit-mcp.ts";
import type { McpMessage } from "#shared/mcp/shapes.ts";
import { ProtocolFailure } from "./failure.ts";

/** Revisions that begin with a handshake, newest first, and those whose requests name their revision themselves. */
export const handshakeRevisions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"] as const;
export const statelessRevisions = ["2026-07-28"] as const;

/** The only revision with batches. Its requests, and those before it, do not name it: 2025-06-18, basic/transports. */
export const batchRevision = "2025-03-26";

/** The revision that a stateless request names in its parameters. */
const revisionField = "io.modelcontextprotocol/protocolVersion";

const Envelope = z.looseObject({ _meta: z.looseObject({ [revisionField]: z.string() }) });

/** The parameter of a method that the header `Mcp-Name` repeats. */
const named: Record<string, string> = {
  "tools/call": "name",
  "resources/read": "uri",
  "prompts/get": "name",
};

/**
 * The revision of a request. Throws ProtocolFailure for an unknown one, and for headers that differ from a stateless
 * request: proxies on the way read the headers only.
 */
export const revisionOf = (message: McpMessage, headers: McpHeaders): string => {
  const { success, data } = Envelope.safeParse(message.params);
  const revision = success ? data._meta[revisionField] : undefined;
  if (revision === undefined) {
    requireHandshake(headers.version);
    return headers.version ?? batchRevision;
  }
  requireEqual("MCP-Protocol-Version", headers.version, revision);
  requireSupported(revision);
  requireEqual("Mcp-Method", headers.method, message.method);
  const parameter = named[message.method ?? ""];
  const name = parameter && message.params?.[parameter];
  if (typeof name === "string") requireEqual("Mcp-Name", decoded(headers.name), name);
  return revision;
};

export const isStatelessRevision = (revision: string): boolean =>
  (statelessRevisions as readonly string[]).includes(revision);

/** Clients send no revision before the handshake has ended, and those of former revisions never. */
const requireHandshake = (version: string | undefined): void => {
  if (version === undefined || (handshakeRevisions as readonly string[]).includes(version)) return;
  if (isStatelessRevision(version))
    throw new ProtocolFailure("invalidParams", `A request of ${version} names it in _meta too.`, {
      status: 400,
      details: { missing: [`_meta.${revisionField}`] },
    });
  throw new ProtocolFailure(
    "server",
    `The revision ${version.slice(0, 50)} is not supported. Use one of ${handshakeRevisions.join(", ")}, ${statelessRevisions.join(", ")}.`,
    { status: 400 },
  );
};

const requireSupported = (revision: string): void => {
  if (isStatelessRevision(revision)) return;
  throw new ProtocolFailure("unsupportedVersion", "This revision of the protocol is not supported.", {
    status: 400,
    details: { supported: statelessRevisions, requested: revision.slice(0, 50) },
  });
};

const requireEqual = (header: string, given: string | undefined, wanted: string | undefined): void => {
  if (given === wanted) return;
  const fault = given === undefined ? "is missing" : "differs from the message";
  throw new ProtocolFailure("headerMismatch", `The header ${header} ${fault}.`, { status: 400 });
};

/** Names that do not fit into a header are sent as `=?base64?…?=`. */
const decoded = (name: string | undefined): string | undefined => {
  const encoded = /^=\?base64\?([\w+/=]*)\?=$/i.exec(name ?? "")?.[1];
  return encoded === undefined ? name : Buffer.from(encoded, "base64").toString();
};
