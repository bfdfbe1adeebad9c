import { expect, it } from "vitest";
import { employmentTypesOf } from "#lambdas/jobs/page/employment-types-of.ts";
import { payOf } from "#lambdas/jobs/page/pay-of.ts";
import { postingText } from "#lambdas/jobs/page/posting-text.ts";

it.each([
  ["34,000 to 40,000 euros a year", "", "EUR 34000-40000 YEAR"],
  ["€34.000 – €40.000 pro Jahr", "DE", "EUR 34000-40000 YEAR"],
  ["34 000 à 40 000 € brut par an", "FR", "EUR 34000-40000 YEAR"],
  ["$60k-$80k per year", "US", "USD 60000-80000 YEAR"],
  ["$60k-$80k per year", "CA", "CAD 60000-80000 YEAR"],
  ["15,50 € pro Stunde", "DE", "EUR 15.5-15.5 HOUR"],
  ["£12.71 an hour", "GB", "GBP 12.71-12.71 HOUR"],
  ["CHF 6'500 pro Monat", "CH", "CHF 6500-6500 MONTH"],
  ["$60k-$80k per year", "", undefined],
  ["up to €40,000 a year", "", undefined],
  ["€40,000", "", undefined],
  ["40,000 a year", "", undefined],
  ["€40,000 a year plus bonus", "", undefined],
  ["€30,000 to €40,000 a year or €20 an hour", "", undefined],
  ["$30 to €40 an hour", "US", undefined],
  ["€50,000 to €40,000 a year", "", undefined],
  ["negotiable", "", undefined],
  ["", "", undefined],
])("the pay “%s” in %s is %s", (text, country, expected) => {
  const pay = payOf(text, country);
  expect(pay && written(pay)).toBe(expected);
});

const written = (pay: object): string => {
  const { currency, value } = pay as { currency: string; value: Record<string, number | string> };
  const { minValue = value.value, maxValue = value.value, unitText } = value;
  return `${currency} ${minValue}-${maxValue} ${unitText}`;
};

it.each([
  ["Full-time", ["FULL_TIME"]],
  ["Full time or part-time", ["FULL_TIME", "PART_TIME"]],
  ["Vollzeit / Teilzeit", ["FULL_TIME", "PART_TIME"]],
  ["Internship", ["INTERN"]],
  ["Temps plein", ["FULL_TIME"]],
  ["Full-time, permanent", []],
  ["4 days a week", []],
  ["", []],
])("the type “%s” is %j", (text, types) => {
  expect(employmentTypesOf(text)).toEqual(types);
});

it("a plain text has its headings, lists and web addresses", () => {
  const text =
    "Who we are\nA shop.\n\n## What you do\n- mend\n- sell\n\nWe offer:\n1. tea\n2. pay\n\nSee https://a.example/b?c=1. (http://d.example)";
  expect(postingText(text).html.replaceAll(' dir="auto"', "")).toBe(
    "<p>Who we are<br>A shop.</p><h3>What you do</h3><ul><li>mend</li><li>sell</li></ul><h3>We offer</h3><ol><li>tea</li><li>pay</li></ol>" +
      '<p>See <a href="https://a.example/b?c=1" rel="nofollow ugc noopener">https://a.example/b?c=1</a>. (<a href="http://d.example" rel="nofollow ugc noopener">http://d.example</a>)</p>',
  );
  expect(postingText("one\ntwo", { asList: true }).html).toContain("<ul>");
});
