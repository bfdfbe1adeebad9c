import { useQuery } from "@tanstack/react-query";
import { Navigate, useSearchParams } from "react-router-dom";
import { query } from "../../lib/api/api.ts";
import { paths } from "../../lib/feature/paths.ts";
import { PageBody } from "../../ui/page/page-body.tsx";
import { useTitle } from "../../ui/page/use-title.ts";
import { Skeleton } from "../../ui/state/skeleton.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsHeader } from "./settings-header.tsx";

/** The settings of the chatbot that the address names. */
export const ChatbotSettingsPage = () => {
  const [parameters] = useSearchParams();
  const chatbotId = parameters.get("ragSystemId");
  return chatbotId ? (
    <Settings key={chatbotId} chatbotId={chatbotId} />
  ) : (
    <Navigate to={paths.chatbots()} replace />
  );
};

const Settings = ({ chatbotId }: { chatbotId: string }) => {
  const { data: state, isError } = useQuery({
    ...query("chatbotSettings", "read", { chatbotId }),
    meta: { failure: "Failed to load settings" },
    // read again while something is typed, they would replace it
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: "always",
  });
  const title = state ? `${state.name} Settings` : "Settings";
  useTitle(title);
  if (state) return <SettingsForm state={state} title={title} />;
  if (isError) return <Navigate to={paths.chatbots()} replace />;
  return (
    <>
      <SettingsHeader title={title} />
      <PageBody pt="6">
        <Skeleton label="Loading the settings" rows={6} />
      </PageBody>
    </>
  );
};
