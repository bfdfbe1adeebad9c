import { setTimeout as pause } from "node:timers/promises";
import { startProduct } from "../../product.ts";
import { until } from "../../until.ts";
import { uploadText } from "../../upload.ts";
import { as, signIn } from "../../users.ts";
import { numberOf } from "../option.ts";
import { openFilesOf, residentMebibytes, restSeconds } from "../processes.ts";
import { percentile, type Row } from "../table.ts";
import { type Follower, followAll, leave, socketUrlOf } from "./followers.ts";
import { waitMeanwhile } from "./meanwhile.ts";

const pages = numberOf("pages", 2000);

/** 2,000 open pages of one owner, or `--pages 500`: coming at once, told of a document, thrown out and back, and gone. */
export const sockets = async (): Promise<Row[]> => {
  const product = await startProduct();
  const ann = await as("ann", product.url);
  const { id } = await ann.chatbots.create({ name: "Desk", use_case: "support" });
  const read = async (name: string) => {
    const startedAt = performance.now();
    const document = await uploadText(ann, id, name, `The rules of ${name}: shelf 7 holds nine books.`);
    return { document, milliseconds: performance.now() - startedAt };
  };
  for (const name of ["one.txt", "two.txt"]) await read(name);
  const alone = await read("three.txt");

  const pid = product.process.pid ?? 0;
  const socketUrl = await socketUrlOf(product.url);
  const files = openFilesOf(pid);
  const memory = () => residentMebibytes(pid, "VmRSS");
  const before = memory();
  const come = await followAll(socketUrl, ann.token, pages);
  const grown = memory() - before;
  const pushing = waitMeanwhile(() => ann.chatbots.list({ limit: 20 }));
  const told = await read("four.txt");
  const { behind, missed } = await heardBy(come.followers, told.document.id);
  const lists = await pushing.stop();
  await leave(come.followers);
  const again = await followAll(socketUrl, ann.token, pages);
  const highest = memory();
  await pause(restSeconds * 1000);
  const rested = memory();
  const perPage = (mebibytes: number) => ((mebibytes - before - grown) * 1024) / pages;

  const stoppedAt = performance.now();
  await product.stop();
  const stopSeconds = (performance.now() - stoppedAt) / 1000;
  const port = Number(new URL(product.url).port);
  const next = await startProduct({ folder: product.folder, port });
  const returnedAt = performance.now();
  const { token } = await signIn(ann.email, next.url);
  const back = await followAll(await socketUrlOf(next.url), token, pages);
  const backSeconds = (performance.now() - returnedAt) / 1000;
  const nextPid = next.process.pid ?? 0;
  await leave(back.followers);
  const isBack = async () => openFilesOf(nextPid) < files + 20 || undefined;
  await until(isBack, 30_000).catch(() => undefined);
  const left = openFilesOf(nextPid) - files;
  await next.stop();
  for (const reason of new Set([...come.refused, ...again.refused, ...back.refused]))
    console.log(`  ${reason}`);
  return [
    { what: "pages that follow", value: come.followers.length, unit: "pages", atLeast: pages },
    ...spread(
      "following after",
      come.followers.map(({ milliseconds }) => milliseconds),
    ),
    { what: "memory for each", value: (grown * 1024) / pages, unit: "KiB", atMost: 128 },
    { what: "pages that come in their place", value: again.followers.length, unit: "pages", atLeast: pages },
    { what: "memory more for each of them", value: perPage(highest), unit: "KiB", atMost: 32 },
    {
      what: `memory more for each of them, ${restSeconds} s later`,
      value: perPage(rested),
      unit: "KiB",
      atMost: 32,
    },
    { what: "pages that were not told", value: missed, unit: "pages", atMost: 0 },
    ...spread("told behind the first", behind),
    { what: "a document read, nobody following", value: alone.milliseconds, unit: "ms" },
    { what: "a document read, all following", value: told.milliseconds, unit: "ms" },
    ...spread("a list of the owner meanwhile", lists),
    { what: "stop with all connected", value: stopSeconds, unit: "s", atMost: 5 },
    { what: "pages back after a restart", value: back.followers.length, unit: "pages", atLeast: pages },
    { what: "all back after", value: backSeconds, unit: "s", atMost: 10 },
    { what: "file handles left when all are gone", value: left, unit: "", atMost: 20 },
  ];
};

/** How long after the first of them each has heard of the document last, once all of them have. */
const heardBy = async (followers: Follower[], documentId: string) => {
  const of = (follower: Follower) =>
    follower.heard.filter(({ message }) => message.documentId === documentId);
  const times = () => Math.max(...followers.map((one) => of(one).length));
  // Told nothing at all, all of them would have heard the same.
  const missing = () => followers.filter((one) => of(one).length < Math.max(times(), 1));
  const areAll = async () => missing().length === 0 || undefined;
  await until(areAll, 60_000).catch(() => undefined);
  const last = followers.flatMap((one) => of(one).at(-1)?.at ?? []);
  const first = Math.min(...last);
  return { behind: last.map((at) => at - first), missed: missing().length };
};

const spread = (what: string, milliseconds: number[]): Row[] => [
  { what: `${what}, p50`, value: percentile(milliseconds, 0.5), unit: "ms" },
  { what: `${what}, p99`, value: percentile(milliseconds, 0.99), unit: "ms" },
];
