import { expect } from "vitest";
import type { CandidateDetail } from "#shared/candidates/shapes.ts";
import { refused } from "../../screens/see.ts";
import type { Replies } from "../../screens/server.ts";
import { detailOf, responses } from "./sample.ts";

export const path = "/app/candidates";
export const busy = refused("conflict", "The table is busy.");

/** The server with these candidates; a search finds none. */
export const replies = (
  candidates: CandidateDetail[],
  more: NonNullable<Replies["candidates"]> = {},
): Replies => ({
  candidates: {
    jobs: { items: [{ id: "job_1", title: "Bicycle mechanic" }] },
    list: ({ search: text }) => {
      const items = text ? [] : candidates;
      return { items, total: items.length };
    },
    get: ({ id }) => candidates.find((one) => one.id === id) ?? detailOf("Nobody"),
    responses: { items: responses },
    ...more,
  },
});

/** The background is that of a palette. */
export const expectPalette = async (element: Element, palette: string): Promise<void> => {
  const probe = document.createElement("span");
  probe.style.background = `var(--chakra-colors-${palette}-subtle)`;
  document.body.append(probe);
  const wanted = getComputedStyle(probe).backgroundColor;
  probe.remove();
  expect(wanted).not.toBe("rgba(0, 0, 0, 0)");
  await expect.poll(() => getComputedStyle(element).backgroundColor).toBe(wanted);
};
