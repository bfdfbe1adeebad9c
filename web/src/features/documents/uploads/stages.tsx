import { chakra } from "@chakra-ui/react";
import { Fragment } from "react";
import { type Document, processingStages } from "#shared/contract/documents.ts";
import { progressWords } from "../progress-words.ts";

type Stage = (typeof processingStages)[number];

const words: Record<Stage, string> = { read: "Read", split: "Split into passages", index: "Index" };

/** How far the current stage is, or Read › Split into passages › Index with the current one dark. */
export const Stages = ({ document }: { document?: Document }) => {
  const progress = document && progressWords(document);
  if (progress) return progress;
  const current = document?.processing_stage ?? "read";
  return processingStages.map((stage, index) => (
    <Fragment key={stage}>
      {index > 0 && (
        <chakra.span aria-hidden mx="2">
          ›
        </chakra.span>
      )}
      {stage === current ? (
        <chakra.b fontWeight="550" color="fg" aria-current="step">
          {words[stage]}
        </chakra.b>
      ) : (
        <span>{words[stage]}</span>
      )}
    </Fragment>
  ));
};
