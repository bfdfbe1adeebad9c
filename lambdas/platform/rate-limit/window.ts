import { AppError } from "#shared/errors.ts";

export const windowSeconds = { minute: 60, day: 86_400 };

/** The error of a full limit; when to try again follows the refusal. */
export const tooMany = (
  refusal: string,
  { limit, resetSeconds }: { limit: number; resetSeconds: number },
): AppError => {
  const rate = { limit, remaining: 0, resetSeconds };
  return new AppError("rate_limited", `${refusal} ${again(resetSeconds)}`, undefined, { rate });
};

const again = (seconds: number): string => {
  const [amount, unit] = seconds < 7200 ? [seconds, "second"] : [Math.ceil(seconds / 3600), "hour"];
  return `Please try again in ${amount} ${amount === 1 ? unit : `${unit}s`}.`;
};
