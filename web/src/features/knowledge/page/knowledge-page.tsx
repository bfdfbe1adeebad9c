import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useParams } from "react-router-dom";
import { createClient } from "#shared/client.ts";
import { AppError } from "#shared/errors.ts";
import type { knowledgeTemplates } from "#shared/knowledge/template-routes.ts";
import { reloadIfReachable } from "#web/lib/api/unreachable.ts";
import { toast } from "#web/lib/toaster.ts";
import { lazyPart } from "#web/ui/lazy/lazy-part.tsx";
import { useTitle } from "#web/ui/page/use-title.ts";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { InterviewEntry } from "./entry/interview-entry.tsx";
import { NotAvailable } from "./entry/not-available.tsx";
import { Opening } from "./entry/opening.tsx";
import { Frame } from "./frame.tsx";
import "#web/serif.css";

const routes = { page: { method: "GET", path: "/api/knowledge/pages/{knowledgeSlug}" } } as const;
const visitor = createClient<{ knowledgeTemplates: Pick<typeof knowledgeTemplates, "page"> }>(
  { knowledgeTemplates: routes },
  location.origin,
  fetch,
);

const TemplateView = lazyPart(async () => (await import("./template-view.tsx")).TemplateView, {
  waiting: () => <Opening />,
  failed: (_, error) => (
    <Frame>
      <ErrorState
        title="The template could not be shown"
        error={error}
        onRetry={() => void reloadIfReachable()}
      />
    </Frame>
  ),
});

/** The page of a public link: a template to read and copy, or an interview to answer. */
export const KnowledgePage = () => {
  const { slug = "" } = useParams();
  return <Page key={slug} slug={slug} />;
};

const Page = ({ slug }: { slug: string }) => {
  useTitle("Knowledge interview");
  const { data, error, refetch } = useQuery({
    queryKey: ["knowledgePages", slug],
    queryFn: () => visitor.knowledgeTemplates.page({ knowledgeSlug: slug }),
    staleTime: "static",
    gcTime: 0,
  });
  const isGone = error instanceof AppError && /^(not_found|forbidden|invalid)$/.test(error.code);
  useEffect(() => {
    if (isGone) toast.error("This interview is not available");
  }, [isGone]);
  if (isGone) return <NotAvailable />;
  if (error)
    return (
      <Frame>
        <ErrorState title="The interview could not be opened" error={error} onRetry={() => void refetch()} />
      </Frame>
    );
  if (!data) return <Opening />;
  return data.kind === "template" ? (
    <TemplateView template={data.template} />
  ) : (
    <InterviewEntry slug={slug} cover={data.interview} onGone={() => void refetch()} />
  );
};
