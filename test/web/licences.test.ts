import { expect, it } from "vitest";
import { as } from "../users.ts";

it("the licences of what a browser is sent are sent too", async () => {
  const told = await (await (await as("ann")).fetch("/licences.txt")).text();
  for (const name of ["react - ", "@chakra-ui/react - ", "zod - ", "@fontsource-variable/hanken-grotesk"])
    expect(told).toContain(`## ${name}`);
  expect(told).toContain("SIL OPEN FONT LICENSE");
});
