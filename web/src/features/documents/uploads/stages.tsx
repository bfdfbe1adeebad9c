import { chakra } from "@chakra-ui/react";
import { Fragment } from "react";
import type { Document } from "#shared/documents/document.ts";
import { progressWords } from "../progress-words.ts";

const stages = [
  { stage: "read", words: "Read" },
  { stage: "split", words: "Split into passages" },
  { stage: "index", words: "Index" },
] as const satisfies { stage: Document["processing_stage"]; words: string }[];

/** How far the current stage is, or Read › Split into passages › Index with the current one dark. */
export const Stages = ({ document }: { document?: Document }) => {
  const progress = document && progressWords(document);
  if (progress) return progress;
  const current = document?.processing_stage ?? "read";
  return stages.map(({ stage, words }, index) => (
    <Fragment key={stage}>
      {index > 0 && (
        <chakra.span aria-hidden mx="2">
          ›
        </chakra.span>
      )}
      {stage === current ? (
        <chakra.b fontWeight="550" color="fg" aria-current="step">
          {words}
        </chakra.b>
      ) : (
        <span>{words}</span>
      )}
    </Fragment>
  ));
};
