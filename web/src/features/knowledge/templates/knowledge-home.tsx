import { Button, Tabs } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import type { Domain } from "#shared/knowledge/domains.ts";
import { useMay } from "#web/lib/session/account.ts";
import { lazyDialog } from "#web/ui/lazy/lazy-part.tsx";
import { lazySection } from "#web/ui/lazy/lazy-section.tsx";
import { PageBody } from "#web/ui/page/page-body.tsx";
import { PageHeader } from "#web/ui/page/page-header.tsx";
import { useTitle } from "#web/ui/page/use-title.ts";
import { TemplateList } from "./template-list.tsx";
import { useView } from "./use-view.ts";

const CreateDialog = lazyDialog(async () => (await import("./create/create-dialog.tsx")).CreateDialog);
const InterviewList = lazySection(
  async () => (await import("../interviews/interview-list.tsx")).InterviewList,
  {
    loading: "Loading the interviews",
    failed: "The interviews could not be loaded",
    rows: 5,
  },
);

/** The templates that the reader may open, and the interviews of the account. */
export const KnowledgeHome = () => {
  useTitle("Knowledge Management");
  const view = useView();
  const mayEdit = useMay()("edits");
  const [domain, setDomain] = useState<Domain | "unchosen">();
  const tab = mayEdit ? view.tab : "templates";
  const create = (chosen?: Domain) => setDomain(chosen ?? "unchosen");
  return (
    <>
      <PageHeader
        title="Knowledge Management"
        lead="What people know and nobody has written down: asked in interviews, answered by a chatbot that cites them."
        actions={
          mayEdit &&
          tab === "templates" && (
            <Button onClick={() => create()}>
              <Plus size={16} />
              New Template
            </Button>
          )
        }
      />
      <Tabs.Root value={tab} onValueChange={({ value }) => view.open(value)} lazyMount unmountOnExit>
        <Tabs.List px={{ base: "4", md: "8" }} aria-label="Knowledge Management">
          <Tabs.Trigger value="templates">Templates</Tabs.Trigger>
          {mayEdit && <Tabs.Trigger value="interviews">Interviews</Tabs.Trigger>}
        </Tabs.List>
        <Tabs.Content value="templates" pt="4">
          <PageBody>
            <TemplateList view={view} onCreate={mayEdit ? create : undefined} />
          </PageBody>
        </Tabs.Content>
        <Tabs.Content value="interviews" pt="4">
          <PageBody>
            <InterviewList />
          </PageBody>
        </Tabs.Content>
      </Tabs.Root>
      {domain && (
        <CreateDialog onClose={() => setDomain(undefined)} {...(domain !== "unchosen" && { domain })} />
      )}
    </>
  );
};
