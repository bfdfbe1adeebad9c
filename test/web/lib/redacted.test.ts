import { expect, it } from "vitest";
import { redacted } from "#web/lib/redacted.ts";

it.each([
  ["Mail to ann.lee@mail.example failed", "Mail to [redacted] failed"],
  ["Authorization: Bearer eyJhbGciOi.J9.c2ln", "Authorization: Bearer [redacted]"],
  [`{"token":"abc def","page":2}`, `{"token":[redacted],"page":2}`],
  [String.raw`"password=\"tulip 7\" of"`, `"password=[redacted] of"`],
  ["secret = 'a b', api_key: k1; cookie=a=b", "secret = [redacted], api_key: [redacted]; cookie=[redacted]"],
  ["eyJhbGciOiJ.e30.x and sk-proj-abcdefghijklmn", "[redacted] and [redacted]"],
  ["Call +49 170 1234567", "Call [redacted]"],
  ["Conversation not found.", "Conversation not found."],
])("a logged text is free of what must stay secret: %s", (text, expected) => {
  expect(redacted(text)).toBe(expected);
});
