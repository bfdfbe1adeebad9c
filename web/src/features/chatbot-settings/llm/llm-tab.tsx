import type { SettingsState } from "#shared/chatbot-settings/routes.ts";
import { useMay } from "#web/lib/account.ts";
import { loadPart } from "#web/lib/parts.ts";
import { reloadIfReachable } from "#web/lib/unreachable.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ModelChoice } from "./model-choice.tsx";
import { Parameters } from "./parameters.tsx";
import { StyleFields } from "./style-fields.tsx";

const Budget = lazyPart(loadPart("budget"), {
  waiting: () => <Skeleton label="Loading the budget" rows={2} />,
  failed: (_, error) => (
    <ErrorState
      title="The budget could not be loaded"
      error={error}
      onRetry={() => void reloadIfReachable()}
    />
  ),
});

type LlmTabProps = Pick<SettingsState, "chatbotId" | "models" | "typicalAnswer">;

/** The budget, the model, how it answers, and the numbers that it is asked with. */
export const LlmTab = ({ chatbotId, models, typicalAnswer }: LlmTabProps) => {
  const mayManage = useMay()("everything");
  const [read, written] = [typicalAnswer.promptTokens, typicalAnswer.completionTokens].map((tokens) =>
    tokens.toLocaleString("en-US"),
  );
  return (
    <>
      {mayManage && (
        <SettingsSection
          title="Budget"
          lead="What this chatbot may cost. Saved at once, apart from the settings below."
        >
          <Budget chatbotId={chatbotId} />
        </SettingsSection>
      )}
      <SettingsSection
        title="Model"
        lead={`The provider key comes from the environment. Your own provider has its key in the account settings. Prices are list prices for answers of ${read} tokens read and ${written} written.`}
      >
        <ModelChoice models={models} />
      </SettingsSection>
      <SettingsSection title="How it answers" lead="Takes effect in the next answer.">
        <StyleFields />
      </SettingsSection>
      <SettingsSection title="Parameters" lead="Sent to the model with every question.">
        <Parameters models={models} />
      </SettingsSection>
    </>
  );
};
