import { networksOfSite } from "#platform/access/origin/caller.ts";
import { createPace } from "../gateway/pace.ts";
import type { Caller } from "./caller.ts";
import { tooManyRequests } from "./secrets/arithmetic.ts";

/** Operations from one network, and those of them that compute powers. */
const all = { burst: 300, perSecond: 50 };
const costly = { burst: 120, perSecond: 20 };

const costlyNames = new Set([
  "InitiateAuth",
  "RespondToAuthChallenge",
  "SignUp",
  "ConfirmForgotPassword",
  "ChangePassword",
]);

/** Limits operations by the network and by the site that they come from. In memory only. */
export const createOperationLimit = (now?: () => number) => {
  const paces = { all: createSitePace(all, now), costly: createSitePace(costly, now) };
  return {
    /** Throws TooManyRequestsException. */
    count(operation: string, caller: Pick<Caller, "network" | "site">): void {
      const isWithin =
        paces.all.passes(caller) && (!costlyNames.has(operation) || paces.costly.passes(caller));
      if (!isWithin) throw tooManyRequests();
    },
    sweep(): void {
      paces.all.forget();
      paces.costly.forget();
    },
  };
};

const createSitePace = ({ burst, perSecond }: typeof all, now?: () => number) => {
  const networks = createPace({ burst, perSecond }, now);
  const sites = createPace({ burst: burst * networksOfSite, perSecond: perSecond * networksOfSite }, now);
  return {
    passes: ({ network, site }: Pick<Caller, "network" | "site">): boolean =>
      networks.passes(network) && sites.passes(site),
    forget(): void {
      networks.forget();
      sites.forget();
    },
  };
};
