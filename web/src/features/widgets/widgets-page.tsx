import { Button, Stack } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { lazyDialog } from "../../ui/lazy-part.tsx";
import { PageBody } from "../../ui/page-body.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/use-title.ts";
import { FeatureCards } from "./feature-cards.tsx";
import { WidgetList } from "./widget-list.tsx";

const CreateWidget = lazyDialog(async () => (await import("./create-widget.tsx")).CreateWidget);

/** Widget Builder: chatbots for the owner's own pages. */
export const WidgetsPage = () => {
  useTitle("Widget Builder");
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <PageHeader
        title="Widget Builder"
        lead="Put a chatbot on your own pages with one line of code."
        actions={
          <Button onClick={() => setCreating(true)}>
            <Plus size={16} />
            Create Widget
          </Button>
        }
      />
      <PageBody>
        <Stack gap="6">
          <FeatureCards />
          <WidgetList />
        </Stack>
      </PageBody>
      {isCreating && <CreateWidget onClose={() => setCreating(false)} />}
    </>
  );
};
