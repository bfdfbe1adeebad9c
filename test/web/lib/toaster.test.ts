import { createToaster } from "@chakra-ui/react";
import { expect, it } from "vitest";
import { mostShown, showQueuedToasts, toast } from "#web/lib/toaster.ts";

const toaster = createToaster({ placement: "top-end", max: mostShown });
const titles = () => toaster.getVisibleToasts().map(({ title }) => title);

it("a message that repeats another takes its place, and one that finds no room the place of the oldest", () => {
  showQueuedToasts(toaster);
  // at the same moment, before any of them is drawn
  for (let at = 0; at < 5; at++) toast.error("The same fault");
  expect(titles()).toEqual(["The same fault"]);
  expect(toaster.getCount()).toBe(1);
  toast.error("Another fault");
  toast.error("A third fault");
  toast.success("Saved");
  expect(titles()).toEqual(["Saved", "A third fault", "Another fault"]);
});
