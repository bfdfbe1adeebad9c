import { expect, inject, it } from "vitest";

it("the licences of what a browser is sent are sent too", async () => {
  const told = await (await fetch(`${inject("url")}/licences.txt`)).text();
  for (const name of ["react - ", "@chakra-ui/react - ", "zod - ", "@fontsource-variable/hanken-grotesk"])
    expect(told).toContain(`## ${name}`);
  expect(told).toContain("SIL OPEN FONT LICENSE");
});
