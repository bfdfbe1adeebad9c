import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { contract } from "#shared/contract/index.ts";
import type { Contract } from "#shared/contract/route.ts";

const file = fileURLToPath(new URL("../shared/contract/route-table.ts", import.meta.url));

/** The source of `shared/contract/route-table.ts`: of each owner's route the fields that a client needs. */
export const routeTableSource = (routes: Contract): string => {
  const areas = Object.entries(routes).map(([area, routesOfArea]) => {
    const owners = Object.entries(routesOfArea).filter(([, { access }]) => access === "owner");
    const lines = owners.map(([name, { method, path, streams }]) => {
      const fields = { method, path, ...(streams && { streams }) };
      return `    ${name}: { ${Object.entries(fields)
        .map(([field, value]) => `${field}: ${JSON.stringify(value)}`)
        .join(", ")} },`;
    });
    return lines.length > 0 ? `  ${area}: {\n${lines.join("\n")}\n  },` : `  ${area}: {},`;
  });
  return [
    "/** Generated from the contract by `npm run build`; browsers load it instead of the contract with its zod shapes. */",
    `export const routeTable = {\n${areas.join("\n")}\n} as const;\n`,
  ].join("\n");
};

/** Writes the route table if the contract has changed since. */
export const refreshRouteTable = (): void => {
  const source = routeTableSource(contract);
  if (readFileSync(file, "utf8") !== source) writeFileSync(file, source);
};
