import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Navigate, useParams } from "react-router-dom";
import { AppError } from "#shared/errors.ts";
import { query } from "#web/lib/api/api.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { toast } from "#web/lib/toaster.ts";
import { PageBody } from "#web/ui/page/page-body.tsx";
import { PageHeader } from "#web/ui/page/page-header.tsx";
import { useTitle } from "#web/ui/page/use-title.ts";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { MissingTemplate } from "./missing-template.tsx";
import { TemplateEditor } from "./template-editor.tsx";

/** The template that the address names. */
export const TemplatePage = () => {
  const { id = "" } = useParams();
  if (["", "undefined", "null"].includes(id.trim())) return <Elsewhere says="Invalid template ID" />;
  return <Template key={id} id={id} />;
};

const Template = ({ id }: { id: string }) => {
  const { data: template, error } = useQuery(query("knowledgeTemplates", "get", { templateId: id }));
  useTitle(template?.name ?? "Knowledge template");
  if (error instanceof AppError && error.code === "not_found") return <MissingTemplate />;
  if (template) return <TemplateEditor template={template} />;
  if (error) return <Elsewhere says="Failed to load knowledge template" error={error} />;
  return (
    <>
      <PageHeader title="Knowledge template" />
      <PageBody>
        <Skeleton label="Loading the template" rows={8} />
      </PageBody>
    </>
  );
};

/** Goes back to the list and says why. */
const Elsewhere = ({ says, error }: { says: string; error?: Error }) => {
  const message = error?.message;
  useEffect(() => toast.error(says, message), [says, message]);
  return <Navigate to={paths.knowledge()} replace />;
};
