import type { AreaThings } from "../things/area-things.ts";

export const things: AreaThings = {
  id: "document",
  values: {
    content: "The desk opens at nine.",
    content_type: "text/plain",
    url: "http://files.invalid/prices.pdf",
    question: "Do you deliver to Peru?",
    answer: "Yes, for 9 euros.",
  },
};
