import { header } from "#shared/site/header.ts";

/** The head of the help centre's pages; New Post is the filled button there. */
export const top = header({ label: "Help Center", start: { text: "Get Started", isFilled: false } });
