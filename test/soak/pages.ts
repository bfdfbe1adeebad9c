import { setTimeout as pause } from "node:timers/promises";
import { follow, leave, socketUrlOf } from "../bench/load/followers.ts";
import type { Setup } from "../faults/killed/operations.ts";
import type { Household } from "./owners.ts";

/** The page that an owner keeps open all the while, with the documents that it has heard of. */
export const stay = async (household: Household, { url }: Setup) => {
  const follower = await follow(await socketUrlOf(url), household.token);
  return { heard: follower.heard, leave: () => leave([follower]) };
};

/** A page that is opened and left again; now and then its computer is just switched off. */
export const comeAndGo = async (household: Household, { url, next }: Setup): Promise<void> => {
  const follower = await follow(await socketUrlOf(url), household.token);
  await pause(100 + next() * 900);
  if (next() < 0.3) follower.socket.terminate();
  else await leave([follower]);
};
