import { fontSizes, fonts } from "./type.ts";

const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 56,
  64, 72, 80, 96,
];
const spacing = Object.fromEntries([
  ["0", { value: "0rem" }],
  ["px", { value: "1px" }],
  ...steps.map((step) => [String(step), { value: `${step / 4}rem` }]),
]);

/** Chakra's own names and steps, with the product's radii and times. */
export const tokens = {
  fonts,
  fontSizes,
  spacing,
  sizes: { ...spacing, full: { value: "100%" }, fit: { value: "fit-content" } },
  radii: {
    l1: { value: "4px" },
    l2: { value: "6px" },
    l3: { value: "10px" },
    sheet: { value: "12px" },
    full: { value: "9999px" },
  },
  durations: { fast: { value: "120ms" } },
  zIndex: {
    docked: { value: 10 },
    sticky: { value: 1100 },
    modal: { value: 1400 },
    skipNav: { value: 1600 },
    toast: { value: 1700 },
  },
  colors: { transparent: { value: "transparent" }, current: { value: "currentColor" } },
};

export const breakpoints = { sm: "30rem", md: "48rem", lg: "64rem", xl: "80rem" };

export const keyframes = {
  spin: { to: { transform: "rotate(360deg)" } },
  stroke: { "50%": { transform: "scaleX(0.25)" } },
  bone: { "50%": { opacity: "0.5" } },
  "fade-in": { from: { opacity: "0" }, to: { opacity: "1" } },
  "fade-out": { from: { opacity: "1" }, to: { opacity: "0" } },
};
