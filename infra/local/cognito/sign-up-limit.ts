import { networksOfSite } from "#platform/access/origin/caller.ts";
import type { Caller } from "./caller.ts";
import { CognitoError } from "./error.ts";
import { createCounts } from "./store/counts.ts";

const maxInAnHour = 20;
const hourMs = 60 * 60_000;

/** Lets so many accounts be made from one network in an hour, and four times as many from a site. In memory only. */
export const createSignUpLimit = (now: () => number = Date.now) => {
  const networks = createCounts(now);
  const sites = createCounts(now);
  return {
    /** Throws ForbiddenException, as a firewall before a user pool does, where a network has made its accounts. */
    count({ network, site }: Pick<Caller, "network" | "site">): void {
      if (networks.count(network) >= maxInAnHour || sites.count(site) >= maxInAnHour * networksOfSite)
        throw new CognitoError("ForbiddenException", refusal, 403);
      networks.add(network, hourMs);
      sites.add(site, hourMs);
    },
    sweep(): void {
      networks.sweep();
      sites.sweep();
    },
  };
};

const refusal = "Many accounts were made from your network. Please try again in an hour.";
