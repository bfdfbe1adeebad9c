import { CognitoError } from "./error.ts";

const mostInAnHour = 20;
const hourMs = 60 * 60_000;

/** Lets so many accounts be made from one address in an hour. In memory only. */
export const createSignUpLimit = (now: () => number = Date.now) => {
  const hours = new Map<string, { count: number; endsAt: number }>();
  return {
    /** Throws ForbiddenException, as a firewall before a user pool does, where an address has made its accounts. */
    count(network: string): void {
      const known = hours.get(network);
      const { count, endsAt } = known && now() < known.endsAt ? known : { count: 0, endsAt: now() + hourMs };
      if (count >= mostInAnHour) throw new CognitoError("ForbiddenException", refusal, 403);
      hours.set(network, { count: count + 1, endsAt });
    },
    sweep(): void {
      for (const [network, { endsAt }] of hours) if (now() >= endsAt) hours.delete(network);
    },
  };
};

const refusal = "Many accounts were made from your network. Please try again in an hour.";
