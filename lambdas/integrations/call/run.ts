import { fetchOutside } from "#platform/outgoing/fetch-outside.ts";
import { AppError } from "#shared/errors.ts";
import type { CallStep } from "#shared/integrations/call-shapes.ts";
import type { Trigger } from "#shared/integrations/shapes.ts";
import { placeholdersIn } from "#shared/integrations/url-template.ts";
import { type Matched, type Message, matchOf } from "../matching/match.ts";
import { unfitIn, unfitMessage } from "../request/fill-address.ts";
import { bodyPlaceholders } from "../request/fill-body.ts";
import { requestOf, shownRequest } from "../request/request-of.ts";
import { secretsOf } from "../secrets.ts";
import type { StoredIntegration } from "../store.ts";
import { mapReply } from "./map-reply.ts";
import { readReply } from "./read-reply.ts";
import { stepsFrom } from "./steps.ts";

/** From the name's lookup to the last byte. */
export const timeoutSeconds = 5;
const maxBytes = 512 * 1024;
const maxRedirects = 3;
/** Characters of the mapped reply as JSON; more would crowd the documents out of the prompt. */
const maxMappedLength = 8000;

export interface Run {
  trigger: Trigger;
  params: Record<string, string>;
  /** Placeholders that the question gives no value for, or none that an address can hold; then nothing is called. */
  missing: string[];
  /** With secrets masked; null if nothing was sent. */
  request: string | null;
  status?: number;
  response: unknown;
  mapped: unknown;
  /** Why it failed, in words for the owner. */
  error?: string;
  steps: CallStep[];
  milliseconds: number;
}

/** Calls an integration if the message matches one of its triggers; undefined if none does. Failures are in the result. */
export const runIntegration = async (
  integration: StoredIntegration,
  message: Message,
  signal?: AbortSignal,
): Promise<Run | undefined> => {
  const startedAt = performance.now();
  const matched = matchOf(integration.triggers, message);
  return matched && callMatched(integration, matched, { startedAt, ...(signal && { signal }) });
};

/** Calls an integration that a message matched; `startedAt` is when matching began, by `performance.now()`. */
export const callMatched = async (
  integration: StoredIntegration,
  { trigger, params }: Matched,
  { startedAt, signal }: { startedAt: number; signal?: AbortSignal },
): Promise<Run> => {
  const steps = stepsFrom(startedAt);
  const missing = missingFrom(integration, params);
  const unfit = missing.length > 0 ? [] : unfitIn(integration.api_url_template, params);
  const run: Run = {
    trigger,
    params,
    missing: [...missing, ...unfit],
    request: null,
    response: null,
    mapped: null,
    steps: [],
    milliseconds: 0,
  };
  const failed = (error: string): Run => ({
    ...run,
    error,
    steps: steps.fail(error),
    milliseconds: steps.elapsed(),
  });
  try {
    if (missing.length > 0) return failed(`The question gives no ${missing.join(" and no ")}.`);
    if (unfit.length > 0) return failed(unfitMessage(unfit));
    const secrets = await secretsOf(integration);
    const { url, ...request } = requestOf(integration, params, secrets);
    run.request = shownRequest(integration, params, secrets);
    steps.end("trigger", `${trigger.type === "regex" ? "Regex" : "Keyword"} “${trigger.value}”`);
    const answer = await fetchOutside(url, {
      ...request,
      maxBytes,
      maxRedirects,
      timeoutSeconds,
      ...(signal && { signal }),
      onProgress: (progress) => {
        steps.onProgress(progress);
        if (progress.phase === "sent") steps.end("send", sentDetail(integration));
        if (progress.phase === "answered") run.status = progress.status;
      },
    });
    const reply = readReply(answer, secrets);
    run.response = reply.value;
    if (reply.fault) return failed(reply.fault);
    steps.end("reply", replyDetail(answer.status, reply.kind, answer.body.length, steps.redirects()));
    const mapped = mapReply(integration.response_mapping, reply.value);
    const length = JSON.stringify(mapped.value)?.length ?? 0;
    if (length > maxMappedLength)
      return failed(`What is taken from the reply is ${length} characters long. Map only what matters.`);
    if (mapped.paths > 0 && mapped.found === 0) return failed("The reply has none of the mapped paths.");
    steps.end("map", mapped.paths ? `${mapped.found} of ${mapped.paths} paths found` : "The whole reply");
    return { ...run, mapped: mapped.value, steps: steps.all(), milliseconds: steps.elapsed() };
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof AppError)) throw error;
    return failed(error.message);
  }
};

/** The address needs all of its placeholders, the body those that a trigger is to take. */
export const missingFrom = (
  {
    api_url_template,
    request_body_template,
    triggers,
    http_method,
  }: Pick<StoredIntegration, "api_url_template" | "request_body_template" | "triggers" | "http_method">,
  params: Record<string, string>,
): string[] => {
  const taken = new Set(triggers.flatMap(({ extract_params = {} }) => Object.keys(extract_params)));
  const inBody =
    http_method === "POST" ? bodyPlaceholders(request_body_template).filter((name) => taken.has(name)) : [];
  const needed = [...new Set([...placeholdersIn(api_url_template), ...inBody])];
  return needed.filter((name) => !Object.hasOwn(params, name));
};

/** Without parameters, because the log keeps it. */
const sentDetail = ({ http_method, api_url_template, auth_type }: StoredIntegration): string => {
  const path = /^[^:]*:\/\/[^/?#]*([^?#]*)/.exec(api_url_template)?.[1] || "/";
  return `${http_method} ${path}${auth_type === "none" ? "" : ", with the key"}`;
};

const replyDetail = (status: number, kind: string, bytes: number, redirects: number): string =>
  [
    `${status}, ${kind}, ${bytes.toLocaleString("en")} bytes`,
    ...(redirects > 0 ? [`after ${redirects} ${redirects === 1 ? "redirect" : "redirects"}`] : []),
  ].join(", ");
