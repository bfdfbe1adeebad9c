import { randomInt } from "node:crypto";
import { apiKeyPrefix, keyCharacters } from "#shared/api-keys/rules.ts";

const signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A new key with 190 random bits beyond the part that is shown, in letters and digits only. */
export const newSecret = (): string => {
  const random = keyCharacters.shown + keyCharacters.hidden - apiKeyPrefix.length;
  return apiKeyPrefix + Array.from({ length: random }, () => signs[randomInt(signs.length)]).join("");
};

/** The part of a key that is kept and shown. */
export const prefixOf = (secret: string): string => secret.slice(0, keyCharacters.shown);
