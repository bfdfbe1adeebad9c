import { startGivingMemoryBack } from "#infra/local/idle-memory.ts";
import { until } from "#test/until.ts";

/** Works, forgets what it worked with, and has nothing to do any more; ends well as soon as most of the memory is given back. */
const mebibytes = () => process.memoryUsage.rss() / 2 ** 20;
const before = mebibytes();
startGivingMemoryBack(0.5);
let work: object[] = Array.from({ length: 4_000_000 }, (_, number) => ({ number, half: number / 2 }));
const most = mebibytes();
console.log(`from ${before} to ${most} with ${work.length} things`);
work = [];
await until(async () => mebibytes() < before + (most - before) / 3 || undefined);
console.log(`to ${mebibytes()}`);
