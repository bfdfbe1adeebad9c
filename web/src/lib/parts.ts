import type { ComponentType } from "react";
import type { Parts } from "./feature.ts";
import { features } from "./features.ts";

/** Fetches a component that another feature offers. */
export const loadPart =
  <Name extends keyof Parts>(name: Name) =>
  async (): Promise<ComponentType<Parts[Name]>> => {
    const load = features.map(({ parts }) => parts?.[name]).find((one) => one !== undefined);
    if (!load) throw new Error(`No feature offers the part ${name}.`);
    return load();
  };
