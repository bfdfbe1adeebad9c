declare module "virtual:route-table" {
  import type { OwnerRoutes, RouteTable } from "#shared/client.ts";
  import type { contract } from "#shared/contract/index.ts";

  /** The addresses of owners' routes, which the build computes from the contract. */
  export const routeTable: RouteTable<OwnerRoutes<typeof contract>>;
}
