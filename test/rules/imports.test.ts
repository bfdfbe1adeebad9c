import { expect, it } from "vitest";
import { type Source, sourcesOf } from "./sources.ts";

const ours = /^(shared|lambdas|infra|web|widget|pages|test)\//;

const offenders = (sources: Source[], isAllowed: (target: string, from: string) => boolean): string[] =>
  sources.flatMap(({ path, imports }) =>
    imports.filter((target) => !isAllowed(target, path)).map((target) => `${path} imports ${target}`),
  );

it("shared code imports nothing of ours but itself, and no React, AWS or Node", () => {
  const foreign = /^(react|@chakra-ui|@aws|@middy|node:|aws-)/;
  expect(
    offenders(sourcesOf("shared"), (to) => (ours.test(to) ? to.startsWith("shared/") : !foreign.test(to))),
  ).toEqual([]);
});

/**
 * Extraction is reached by one function; its types, the look at a zip file before a process starts, and the links of
 * a web page, and what it embeds, go along.
 */
const isExtractionFace = (path: string) =>
  /^lambdas\/extraction\/(extract|blocks\/block|zip|html\/(outline|embedded))\.ts$/.test(path);

/** The calls of integrations are reached by one function, because an answer makes them. */
const isIntegrationsFace = (path: string) => path === "lambdas/integrations/calls.ts";

/** Looks at web pages run on the queue of documents. */
const isWebPagesFace = (path: string) => path === "lambdas/web-pages/pass.ts";
/** Other areas tell webhooks of events, and the outbox's queue has them sent. */
const isWebhooksFace = (path: string) =>
  /^lambdas\/webhooks\/(emit\/(budget|conversation|document|has-webhooks|lead)|send\/(send-due|wake-senders)|remove)\.ts$/.test(
    path,
  );

/** A visitor's session takes an identity that the widget's secret has signed. */
const isWidgetsFace = (path: string) => path === "lambdas/widgets/identity/secrets.ts";

/** The engine of answers is reached by four functions: programs with a key and bots share it, and the replay of open questions. */
const isChatFace = (path: string) =>
  /^lambdas\/chat\/(doors\/(by-key|in-channel|replay)|search-by-key)\.ts$/.test(path);

/** What people write goes to messengers. */
const isChannelsFace = (path: string) => path === "lambdas/channels/answering/write-as-person.ts";

/** The questions of gaps are gathered and asked again on the outbox's queue. */
const isGapsFace = (path: string) => /^lambdas\/gaps\/(replay\/(pass|wake)|grouping\/pass)\.ts$/.test(path);

/** A gap's answer is a written answer. */
const isAnswersFace = (path: string) => path === "lambdas/documents/answers.ts";

/** Files of visitors are read in the sandbox of documents. */
const isSandboxFace = (path: string) => path === "lambdas/ingest/read.ts";

/** The text of documents is read by programs with a key too, who also have them processed. */
const isTextFace = (path: string) => /^lambdas\/documents\/(text\/pages|process)\.ts$/.test(path);

/** Memberships begin and end with accounts. */
const isTeamFace = (path: string) =>
  /^lambdas\/(team\/(ending|invitations)|account\/report\/subscription)\.ts$/.test(path);

it("an area of the product imports shared code, the platform, the core, itself, and other areas' stores and faces only", () => {
  const areaOf = (path: string) => path.split("/")[1];
  const isAllowed = (to: string, from: string) =>
    !ours.test(to) ||
    to.startsWith("shared/") ||
    to.startsWith("lambdas/platform/") ||
    to.startsWith("lambdas/core/") ||
    (to.startsWith("lambdas/") &&
      (areaOf(to) === areaOf(from) ||
        /^lambdas\/[\w-]+\/(((text|pages|logo|usage)\/)?store|files|quotas)\.ts$/.test(to) ||
        isExtractionFace(to) ||
        isIntegrationsFace(to) ||
        isWebPagesFace(to) ||
        isWebhooksFace(to) ||
        isWidgetsFace(to) ||
        isChatFace(to) ||
        isChannelsFace(to) ||
        isGapsFace(to) ||
        isAnswersFace(to) ||
        isSandboxFace(to) ||
        isTextFace(to) ||
        isTeamFace(to)));
  expect(offenders(sourcesOf("lambdas"), isAllowed)).toEqual([]);
});

it("the platform knows no area", () => {
  const isAllowed = (to: string) => !to.startsWith("lambdas/") || to.startsWith("lambdas/platform/");
  expect(offenders(sourcesOf("lambdas/platform"), isAllowed)).toEqual([]);
});

it("the core knows no area", () => {
  const isAllowed = (to: string) => !to.startsWith("lambdas/") || /^lambdas\/(platform|core)\//.test(to);
  expect(offenders(sourcesOf("lambdas/core"), isAllowed)).toEqual([]);
});

it("web and widget import shared code only, the public pages the widget's too", () => {
  const allowed = {
    web: ["shared", "web"],
    widget: ["shared", "widget"],
    pages: ["shared", "widget", "pages"],
  };
  for (const [folder, folders] of Object.entries(allowed))
    expect(
      offenders(sourcesOf(folder), (to) => !ours.test(to) || folders.some((one) => to.startsWith(`${one}/`))),
    ).toEqual([]);
});

it("an import that leaves its area, or climbs more than two folders, names its target by an alias", () => {
  const areaOf = (path: string) => /^(lambdas\/[^/]+|[^/]+)/.exec(path)?.[0];
  const found = sourcesOf("shared", "lambdas", "infra", "web", "widget", "pages", "test").flatMap((source) =>
    source.specifiers
      .filter(({ spelled }) => spelled.startsWith("."))
      .filter(({ spelled, target }) => /^(\.\.\/){3}/.test(spelled) || areaOf(target) !== areaOf(source.path))
      .map(({ spelled }) => `${source.path} imports ${spelled}`),
  );
  expect(found).toEqual([]);
});

it("widget and public pages take no package at run time", () => {
  const isBuild = (path: string) => /^(widget|pages)\/[\w-]+\.ts$/.test(path);
  const sources = sourcesOf("widget", "pages").filter(({ path }) => !isBuild(path));
  expect(offenders(sources, (to) => ours.test(to))).toEqual([]);
});

it("the infrastructure reaches handlers by the manifest alone", () => {
  const isAllowed = (to: string) => !to.startsWith("lambdas/") || to.startsWith("lambdas/platform/");
  expect(offenders(sourcesOf("infra"), isAllowed)).toEqual([]);
});

it("product code knows nothing of the one-machine run", () => {
  const isAware = /\bif \((is)?[lL]ocal\b|NODE_ENV|infra\/local|_local\b/;
  const aware = sourcesOf("shared", "lambdas", "web/src", "widget", "pages").filter(({ text }) =>
    isAware.test(text),
  );
  expect(aware.map(({ path }) => path)).toEqual([]);
});

it("no file needs itself by way of others, not even for a type", () => {
  const sources = sourcesOf("shared", "lambdas", "infra", "web", "widget", "pages", "test");
  expect(circleIn({ a: ["b"], b: ["c"], c: ["b"] })).toEqual(["b", "c", "b"]);
  expect(circleIn(Object.fromEntries(sources.map(({ path, imports }) => [path, imports])))).toEqual([]);
});

/** The first way from a file back to itself, if there is one. */
const circleIn = (importsOf: Record<string, string[]>): string[] => {
  const done = new Set<string>();
  const circleFrom = (path: string, above: string[]): string[] => {
    if (above.includes(path)) return [...above.slice(above.indexOf(path)), path];
    if (done.has(path)) return [];
    for (const target of importsOf[path] ?? []) {
      const circle = circleFrom(target, [...above, path]);
      if (circle.length > 0) return circle;
    }
    done.add(path);
    return [];
  };
  for (const path of Object.keys(importsOf)) {
    const circle = circleFrom(path, []);
    if (circle.length > 0) return circle;
  }
  return [];
};
