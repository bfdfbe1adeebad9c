import type { Plugin } from "vite";
import type { OwnerRoutes, RouteTable } from "#shared/client.ts";
import { contract } from "#shared/contract/index.ts";
import type { Contract } from "#shared/contract/route.ts";

const addressesOf = (routes: Contract) =>
  Object.fromEntries(
    Object.entries(routes).map(([area, routesOfArea]) => [
      area,
      Object.fromEntries(
        Object.entries(routesOfArea)
          .filter(([, { access }]) => access === "owner")
          .map(([name, { method, path, streams }]) => [name, { method, path, ...(streams && { streams }) }]),
      ),
    ]),
  );

/** The addresses of owners' routes, without the contract's zod shapes. Tests import it as `virtual:route-table`. */
export const routeTable = addressesOf(contract) as RouteTable<OwnerRoutes<typeof contract>>;

const name = "virtual:route-table";

/** Gives browsers the route table in place of the contract. */
export const routeTablePlugin = (): Plugin => ({
  name,
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export const routeTable = ${JSON.stringify(routeTable)};` : undefined),
});
