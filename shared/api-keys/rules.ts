/** `read` asks and reads the key's own figures; `read-write` also changes what belongs to the chatbot. */
export const permissionScopes = ["read", "read-write"] as const;
export type PermissionScope = (typeof permissionScopes)[number];

/** Bounds of a key's limits, and those of a new one. */
export const keyBounds = {
  requestsPerMinute: { least: 1, most: 1000, usual: 60 },
  dailyQuota: { least: 1, most: 10_000, usual: 1000 },
} as const;

/** Keys of one account. */
export const maxKeys = 100;

export const maxOverlapHours = 720;

/** Marks a secret as an API key of this product, for secret scanners and people. */
export const apiKeyPrefix = "dk_";

/** Characters of a key that are kept and shown, `dk_` included, and the random ones behind them. */
export const keyCharacters = { shown: 9, hidden: 32 } as const;
