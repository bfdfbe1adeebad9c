import type { Random } from "#test/random.ts";
import { batchGet, query, read, transactGet } from "./reads.ts";
import type { Request } from "./request.ts";
import { spoiled } from "./spoiled.ts";
import { batchWrite, transactWrite, write } from "./writes.ts";

/** Requests about few items of one partition, so that they meet; `partition` keeps cases apart. */
export const requestsOf = (random: Random, partition: string, count: number): Request[] =>
  random.times(count, () => {
    const request = random.chance(0.45)
      ? write(random, partition)
      : random.oneOf(
          () => read(random, partition),
          () => query(random, partition),
          () => query(random, partition),
          () => transactWrite(random, partition),
          () => transactWrite(random, partition),
          () => transactGet(random, partition),
          () => batchGet(random, partition),
          () => batchWrite(random, partition),
        );
    return random.chance(0.12) ? { ...request, input: spoiled(random, request.input) } : request;
  });
