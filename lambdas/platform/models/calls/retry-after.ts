/**
 * How long a provider asks to wait, in seconds, by its reply's headers in lower case: `retry-after` in seconds or as
 * a date (RFC 9110, section 10.2.3), or `retry-after-ms`. Nothing where it does not say, or says something else.
 */
export const retryAfterOf = (header: (name: string) => string | null | undefined): number | undefined => {
  const milliseconds = numberOf(header("retry-after-ms"));
  if (milliseconds !== undefined) return milliseconds / 1000;
  const value = header("retry-after");
  const seconds = numberOf(value) ?? (Date.parse(value ?? "") - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
};

const numberOf = (value: string | null | undefined): number | undefined =>
  value && /^\d+(?:\.\d+)?$/.test(value.trim()) ? Number(value) : undefined;
