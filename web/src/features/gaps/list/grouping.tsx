import { Link, Text } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import type { Gaps } from "#shared/gaps/shapes.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { useMay } from "#web/lib/session/account.ts";

/** How the gaps were made. */
export const Grouping = ({ gaps: { grouping, isGrouping } }: { gaps: Gaps }) => (
  <Text textStyle="xs" color="fg.subtle" overflowWrap="anywhere" aria-live="polite">
    {isGrouping ? "New questions are being gathered …" : <Way {...grouping} />}
  </Text>
);

const Way = ({ model, problem }: Gaps["grouping"]) => {
  if (model) return `Grouped by meaning, with ${model}.`;
  if (problem === "failed")
    return (
      <>
        Grouped by words that questions share: the provider's embeddings failed. They are tried again in ten
        minutes. <Settings>Check the provider</Settings>
      </>
    );
  if (problem === "budget")
    return (
      <>
        Grouped by words that questions share: the budget has no room for embeddings.{" "}
        <Settings>See the budget</Settings>
      </>
    );
  return (
    <>
      Grouped by words that questions share; a provider with embeddings groups better.{" "}
      <Settings>Set one up</Settings>
    </>
  );
};

/** The settings of providers and budgets are for those who manage the account. */
const Settings = ({ children }: { children: string }) =>
  useMay()("everything") && (
    <Link asChild>
      <RouterLink to={paths.settings()}>{children}</RouterLink>
    </Link>
  );
