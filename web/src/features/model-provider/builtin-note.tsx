import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { useWayToModel } from "./use-way-to-model.ts";

/** Says in the foot of a chat that the built-in model answers, and leads to another one. */
export const BuiltinNote = ({ chatbotId }: { chatbotId: string }) => {
  const way = useWayToModel(chatbotId);
  return (
    <span>
      {way ? (
        <chakra.span textDecoration="underline" asChild>
          <Link
            to={way.to}
            aria-label={`The built-in model answers. ${way.isChoice ? "Choose another model" : "Connect a language model"}`}
          >
            The built-in model answers
          </Link>
        </chakra.span>
      ) : (
        "The built-in model answers"
      )}
      : it quotes sentences from the documents.
      {way && !way.isChoice && " No language model is connected yet."}
    </span>
  );
};
