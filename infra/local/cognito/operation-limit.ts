import { createPace } from "../gateway/pace.ts";
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

/** Limits operations by the network that they come from. In memory only. */
export const createOperationLimit = (now?: () => number) => {
  const paces = { all: createPace(all, now), costly: createPace(costly, now) };
  return {
    /** Throws TooManyRequestsException. */
    count(operation: string, network: string): void {
      const isWithin =
        paces.all.passes(network) && (!costlyNames.has(operation) || paces.costly.passes(network));
      if (!isWithin) throw tooManyRequests();
    },
    sweep(): void {
      paces.all.forget();
      paces.costly.forget();
    },
  };
};
