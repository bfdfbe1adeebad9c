import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import type { ModelFault } from "#shared/model-fault.ts";
import { paths } from "../../lib/feature/paths.ts";
import { useMay } from "../../lib/session/account.ts";
import { isOfModel } from "./fault-words.ts";

interface FaultWaysProps {
  fault: ModelFault;
  /** Absent where the settings of its model are open already. */
  chatbotId?: string;
}

/** The ways to what mends a fault, or whom to tell of it. */
export const FaultWays = ({ fault, chatbotId }: FaultWaysProps) => {
  const may = useMay();
  const mayChangeProvider = fault.of === "account" && may("everything");
  const mayChooseModel = chatbotId !== undefined && isOfModel(fault) && may("edits");
  return (
    <>
      {mayChooseModel && (
        <Way to={paths.chatbotSettings(chatbotId, { field: "model" })}>Choose the model</Way>
      )}
      {mayChangeProvider && <Way to={paths.settings("language-models")}>Open the provider's settings</Way>}
      {!mayChangeProvider && (
        <span>
          {fault.of === "account"
            ? "Tell the owner of this account."
            : "Tell the people who run this installation."}
        </span>
      )}
    </>
  );
};

const Way = ({ to, children }: { to: string; children: string }) => (
  <chakra.span fontWeight="600" textDecoration="underline" asChild>
    <Link to={to}>{children}</Link>
  </chakra.span>
);
