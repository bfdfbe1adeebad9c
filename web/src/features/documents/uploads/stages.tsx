import { chakra } from "@chakra-ui/react";
import { Fragment } from "react";
import { processingStages } from "../../../../../shared/contract/documents.ts";

type Stage = (typeof processingStages)[number];

const words: Record<Stage, string> = { read: "Read", split: "Split into passages", index: "Index" };

/** Read › Split into passages › Index, with the current one dark. */
export const Stages = ({ current }: { current: Stage }) =>
  processingStages.map((stage, index) => (
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
