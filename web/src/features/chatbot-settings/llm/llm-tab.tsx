import type { SettingsState } from "#shared/chatbot-settings/routes.ts";
import { Budget } from "#web/app/compositions/budget.ts";
import { useMay } from "#web/lib/session/account.ts";
import { SettingsSection } from "#web/ui/page/settings-section.tsx";
import { ModelChoice } from "./model-choice.tsx";
import { Parameters } from "./parameters.tsx";
import { StyleFields } from "./style-fields.tsx";

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
