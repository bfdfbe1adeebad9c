import { join } from "../../team/colleague.ts";
import type { Actor } from "../../users.ts";
import { percentile, type Row } from "../table.ts";
import { openBenchDesk } from "./desk.ts";

const rounds = 200;

/** Two members who take the same conversation over at once: how many hold it, and when the other one is told. */
export const doubleClaims = async (): Promise<Row[]> => {
  const { product, owner, visitor } = await openBenchDesk("claims");
  const colleague = await join(owner, "colleague", "answers", product.url);
  const told: number[] = [];
  let single = 0;
  for (let round = 0; round < rounds; round++) {
    const { id } = await visitor();
    const claims = await Promise.all([owner, colleague].map((member) => claimOf(member, id)));
    const refused = claims.filter(({ code }) => code === "conflict");
    if (refused.length === 1 && claims.some(({ code }) => code === undefined)) single += 1;
    told.push(...refused.map(({ milliseconds }) => milliseconds));
  }
  await product.stop();
  return [
    { what: `of ${rounds} double claims with one holder`, value: single, unit: "", atLeast: rounds },
    { what: "the other one is told, p95", value: percentile(told, 0.95), unit: "ms", atMost: 300 },
  ];
};

const claimOf = async (member: Actor, id: string): Promise<{ milliseconds: number; code?: string }> => {
  const startedAt = performance.now();
  const code = await member.monitoring.claim({ id }).then(
    () => undefined,
    (error) => String(error.code),
  );
  return { milliseconds: performance.now() - startedAt, ...(code && { code }) };
};
