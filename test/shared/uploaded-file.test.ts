import { expect, it } from "vitest";
import { email } from "#infra/local/cognito/operations/fields.ts";
import { filename } from "#shared/documents/uploaded-file.ts";

it.each([
  ["reverse the text after them", "invoice\u202Efdp.exe", "invoice fdp.exe"],
  ["isolate a direction", "\u2067report\u2069.txt", "report .txt"],
  ["end a line", "a\r\nSet-Cookie: b.txt", "a Set-Cookie: b.txt"],
  ["end a string", "a.txt\0.exe", "a.txt .exe"],
])("a file name loses characters that %s", (_, sent, kept) => {
  expect(filename.parse(sent)).toBe(kept);
});

it("a file name keeps the letters and marks of right-to-left scripts", () => {
  expect(filename.parse("\u200Fتقرير 2026.pdf")).toBe("\u200Fتقرير 2026.pdf");
});

it.each(["ann\u202E@example.com", "ann\0@example.com", "ann@example.com\r\nBcc: eve@example.com"])(
  "an e-mail address with characters that do not show is refused: %j",
  (address) => {
    expect(email.safeParse(address).success).toBe(false);
  },
);
