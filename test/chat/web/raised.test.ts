import { expect, it } from "vitest";
import { raisedIn, withRaisedSigns } from "#shared/quotation/raised.ts";

const shown = (text: string) =>
  raisedIn(text)
    .map(({ text: part, isRaised }) => (isRaised ? `<${part}>` : part))
    .join("");

it.each([
  ["It costs 49^1 EUR.", "It costs 49<1> EUR."],
  ["10^6 and 10^-3, 10^−3", "10<6> and 10<-3>, 10<−3>"],
  ["25^2) EUR, (see 30^1)", "25<2)> EUR, (see 30<1>)"],
  ["49^1,2 EUR and 49^1, 2 EUR", "49<1,2> EUR and 49<1>, 2 EUR"],
  ["49 €^1 and a yearly fee^12", "49 €<1> and a yearly fee<12>"],
  ["^1 490 EUR", "<1> 490 EUR"],
  ["2^(n+1)", "2<(n+1)>"],
  ["٤٩^١", "٤٩<١>"],
])("%j is drawn as %j", (text, expected) => expect(shown(text)).toBe(expected));

it.each(["[^1]", "[^12]: a note", "^_^", "a ^ b", "^abc", "x^n", "/^1/", "C:\\^1", "10^12345"])(
  "%j has no raised figure",
  (text) => expect(shown(text)).toBe(text),
);

it("without a way to raise figures they become signs, or keep their caret", () => {
  expect(withRaisedSigns("49^1 EUR, 10^-6, 25^2) and 2^(n+1)")).toBe("49¹ EUR, 10⁻⁶, 25²⁾ and 2^(n+1)");
});
