import { locale } from "../../lib/format/locale.ts";

/** "$2.61"; amounts below a cent have as many digits as they need, "$0.0012". */
export const money = (dollars: number): string =>
  dollars.toLocaleString(locale(), {
    style: "currency",
    currency: "USD",
    ...(dollars > 0 && dollars < 0.01
      ? { minimumFractionDigits: 2, maximumSignificantDigits: 2 }
      : { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  });

/** "84%", rounded down, so that 100 % is whole. */
export const percentOf = (share: number): string => `${Math.min(100, Math.floor(share * 100))}%`;
