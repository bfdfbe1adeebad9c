import { chakra, Stack, Text } from "@chakra-ui/react";
import type { Debug } from "#shared/chat/shapes.ts";

/** Results of checking the answer's citations. */
export const Checks = ({ dropped, unsupported }: Debug["citations"]) => (
  <Stack gap="3" textStyle="sm">
    {dropped.length > 0 && (
      <div>
        <Text color="fg.muted">Marks taken out, as their passage does not say this or does not exist:</Text>
        <chakra.ul css={list}>
          {dropped.map(({ mark, sentence }) => (
            <li key={`${mark} ${sentence}`} dir="auto">
              {sentence} <chakra.span color="fg.subtle">{mark}</chakra.span>
            </li>
          ))}
        </chakra.ul>
      </div>
    )}
    {unsupported.length > 0 && (
      <div>
        <Text color="fg.muted">No passage supports:</Text>
        <chakra.ul css={list}>
          {unsupported.map((sentence) => (
            <li key={sentence} dir="auto">
              {sentence}
            </li>
          ))}
        </chakra.ul>
      </div>
    )}
    {dropped.length + unsupported.length === 0 && (
      <Text color="fg.muted">Every sentence is supported by a passage, and no citation was taken out.</Text>
    )}
  </Stack>
);

const list = { listStyle: "disc", ps: "4.5", mt: "1", "& li + li": { mt: "1" } };
