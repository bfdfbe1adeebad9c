import { matchOf, messageOf } from "#lambdas/integrations/matching/match.ts";
import type { Trigger } from "#shared/integrations/shapes.ts";

/*
 * Prints the processor time, in milliseconds, of a message in a process that has matched nothing before. The argument
 * holds the triggers of all integrations as JSON.
 */

const maxMessageLength = 4000;
const sets: Trigger[][] = JSON.parse(process.argv[2] ?? "[]");
const text = "aaaa bbb ß 12 ".repeat(maxMessageLength / 14);
const before = process.cpuUsage();
const message = messageOf(text);
for (const triggers of sets) matchOf(triggers, message);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000);
