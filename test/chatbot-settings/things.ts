import type { AreaThings } from "../things/area-things.ts";
import { settings } from "./valid-settings.ts";

export const things: AreaThings = { values: { settings, version: 1, number: 1 } };
