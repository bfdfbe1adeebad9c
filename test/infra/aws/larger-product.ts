import * as z from "zod";
import { manifest } from "#infra/functions.ts";
import type { Manifest } from "#infra/manifest.ts";
import type { LambdaFunction } from "#platform/area/function.ts";
import { type Area, route } from "#shared/contract/route.ts";

const areas = 6;
/** The routes of the product when all its areas are there. */
const plannedRoutes = 290;
const existingRoutes = Object.values(manifest.contract).flatMap((one) => Object.keys(one)).length;
const routesOfArea = Math.ceil((plannedRoutes - existingRoutes) / areas);

const area = (name: string): Area =>
  Object.fromEntries(
    Array.from({ length: routesOfArea }, (_, at) => [
      `route${at}`,
      route({
        method: at % 2 ? "POST" : "GET",
        path: `/api/${name}/{id}/part-${at}`,
        access: at % 7 ? "owner" : "public",
        summary: "Made up",
        input: z.object({ id: z.string() }),
        output: z.object({}),
      }),
    ]),
  );

const functionOf = (serves: string): LambdaFunction => ({
  entry: "lambdas/widgets/handler.ts",
  serves,
  sends: ["mails"],
  table: ["get", "query", "put", "update", "delete"],
  needs: ["owners", "secret"],
  memoryMb: 512,
  timeoutSeconds: 15,
});

const names = Array.from({ length: areas }, (_, at) => `area${at}`);

/** The product with six more areas, which have the routes that are missing of those planned, and with a second queue. */
export const largerProduct: Manifest = {
  contract: { ...manifest.contract, ...Object.fromEntries(names.map((name) => [name, area(name)])) },
  queues: { ...manifest.queues, mails: { work: "mails", maxReceives: 3, parallel: 2 } },
  functions: {
    ...manifest.functions,
    ...Object.fromEntries(names.map((name) => [name, functionOf(name)])),
    area0: { ...functionOf("area0"), onQueue: "mails", timeoutSeconds: 60 },
  },
};
