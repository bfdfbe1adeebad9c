import type { BrowserContextOptions } from "playwright-core";
import { desk, phone } from "#pages/frame/screenshot.ts";

/** How a screen is seen. */
export interface Look {
  name: string;
  options: BrowserContextOptions;
}

const onDesk = { viewport: desk };
const onPhone = {
  viewport: { width: phone.width / 2, height: phone.height / 2 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** The four pictures of each scene. */
export const looks: Look[] = [
  { name: "light", options: { ...onDesk, colorScheme: "light" } },
  { name: "dark", options: { ...onDesk, colorScheme: "dark" } },
  { name: "phone-light", options: { ...onPhone, colorScheme: "light" } },
  { name: "phone-dark", options: { ...onPhone, colorScheme: "dark" } },
];

export const ofReadme: Look = {
  name: "readme",
  options: { ...onDesk, colorScheme: "light" },
};
