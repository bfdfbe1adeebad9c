import { Tabs } from "@chakra-ui/react";
import { PageHeader } from "#web/ui/page-header.tsx";
import { useTitle } from "#web/ui/use-title.ts";
import { LeadManagement } from "./lead-management.tsx";

/** Analytics with the leads as its tab. */
export const LeadsPage = () => {
  useTitle("Analytics");
  return (
    <>
      <PageHeader title="Analytics" lead="Contacts that visitors left, kept until you delete them." />
      <Tabs.Root value="leads">
        <Tabs.List px={{ base: "4", md: "8" }} aria-label="Analytics">
          <Tabs.Trigger value="leads">Leads &amp; Contacts</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="leads" px={{ base: "4", md: "8" }} pt="5" pb="10">
          <LeadManagement />
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
};
