import { Button, chakra, Flex } from "@chakra-ui/react";
import type { UploadQueue } from "../upload-queue.ts";
import { samenessOf } from "./sameness.ts";

/** Decides for several files at once; shown where more than one is in the chatbot already. */
export const SameBar = ({ queue }: { queue: UploadQueue }) => {
  const items = queue.items();
  const here = items.filter((item) => !item.choice && samenessOf(item, items)?.document);
  if (here.length < 2) return null;
  const choose = (choice: "replace" | "skip") => () => {
    for (const { id } of here) queue.choose(id, choice);
  };
  return (
    <Flex align="center" wrap="wrap" gap="2" ps="4" pe="3" py="2" bg="bg.subtle" borderBottomWidth="1px">
      <chakra.span flex="1 1 14rem" textStyle="sm">
        {here.length} of these files are already here
      </chakra.span>
      <Button variant="outline" size="xs" onClick={choose("skip")}>
        Skip all
      </Button>
      <Button variant="outline" size="xs" onClick={choose("replace")}>
        Replace all
      </Button>
    </Flex>
  );
};
