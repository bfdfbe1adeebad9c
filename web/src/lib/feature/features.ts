import type { Feature } from "./feature.ts";

const modules = import.meta.glob<{ feature: Feature }>(
  ["../../features/*/routes.ts", "../../features/*/*/routes.ts"],
  { eager: true },
);

/** Every area of the app. Screens are fetched when they are shown. */
export const features: Feature[] = Object.values(modules).map(({ feature }) => feature);
