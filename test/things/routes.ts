import * as z from "zod";
import { contract } from "#shared/contract/index.ts";
import { type Contract, pathParameters, type Route } from "#shared/contract/route.ts";
import type { AreaThings, Kind } from "./area-things.ts";

export interface NamedRoute {
  area: string;
  /** "chatbots.create". */
  name: string;
  route: Route;
}

export const routesOf = (all: Contract): NamedRoute[] =>
  Object.entries(all).flatMap(([area, named]) =>
    Object.entries(named).map(([name, route]): NamedRoute => ({ area, name: `${area}.${name}`, route })),
  );

export const routes = routesOf(contract);

/** Loads `test/<area>/things.ts`; throws, with what to do, if the file is not there. */
export const declared = async (area: string): Promise<AreaThings> => {
  const folder = area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  try {
    const { things } = await import(`../${folder}/things.ts`);
    return things;
  } catch (cause) {
    throw new Error(`Declare in test/${folder}/things.ts what the ids in the routes of ${area} name.`, {
      cause,
    });
  }
};

const declaredByArea = new Map(
  await Promise.all(Object.keys(contract).map(async (area) => [area, await declared(area)] as const)),
);
const all = [...declaredByArea.values()];

export const kinds: Record<string, Kind> = Object.assign({}, ...all.map((one) => one.kinds));
/** The kind that each field names; the field "id" names another one in each area. */
export const fieldKinds: Record<string, string> = Object.assign({}, ...all.map((one) => one.fields));
const visitorFieldKinds: Record<string, string> = Object.assign({}, ...all.map((one) => one.visitorFields));
const visitorTokens: Record<string, string> = Object.assign({}, ...all.map((one) => one.visitorTokens));

const areas = new Map(routes.map(({ area, route }) => [route, area]));

/** The declarations of a route's area. */
export const declaredFor = (route: Route): AreaThings => declaredByArea.get(areas.get(route) ?? "") ?? {};

/** The kind of thing that a field of a route names; undefined if it is no id. */
export const kindOf = (route: Route, field: string): string | undefined =>
  field === "id"
    ? declaredFor(route).id
    : ((route.access === "visitor" ? visitorFieldKinds[field] : undefined) ?? fieldKinds[field]);

/** The kind whose token opens a visitor's route. */
export const tokenKindOf = (route: Route): string | undefined =>
  fieldsOf(route)
    .map((field) => visitorTokens[field])
    .find((kind) => kind !== undefined);

/** An id as a field takes it: one of a list if the field names several things. */
export const idAs = (route: Route, field: string, id: string | undefined): unknown =>
  route.input.shape[field] instanceof z.ZodArray ? [id] : id;

export const fieldsOf = ({ input }: Route): string[] => Object.keys(input.shape);

export const isInPath = ({ path }: Route, field: string): boolean => pathParameters(path).includes(field);
