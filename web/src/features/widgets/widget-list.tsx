import { Box, Button, chakra } from "@chakra-ui/react";
import { AppWindow, Plus } from "lucide-react";
import { useState } from "react";
import type { Widget } from "#shared/widgets/shapes.ts";
import { lazyDialog } from "../../ui/lazy/lazy-part.tsx";
import { EmptyState } from "../../ui/state/empty-state.tsx";
import { ErrorState } from "../../ui/state/error-state.tsx";
import { Skeleton } from "../../ui/state/skeleton.tsx";
import { useWidgets } from "./use-widgets.ts";
import { type WidgetAction, WidgetRow } from "./widget-row.tsx";

const CreateWidget = lazyDialog(async () => (await import("./create-widget.tsx")).CreateWidget);
const WidgetDialogs = lazyDialog(async () => (await import("./widget-dialogs.tsx")).WidgetDialogs);

/** The owner's widgets, newest first; with `chatbotId` those of one chatbot, and a button that adds one. */
export const WidgetList = ({ chatbotId }: { chatbotId?: string }) => {
  const list = useWidgets(chatbotId);
  const [isCreating, setCreating] = useState(false);
  const { widgets } = list;
  if (list.isPending) return <Skeleton label="Loading widgets" />;
  if (!widgets)
    return (
      <ErrorState
        title="The widgets could not be loaded"
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  return (
    <>
      {widgets.length === 0 && <NoWidgets onCreate={() => setCreating(true)} />}
      {widgets.length > 0 && chatbotId && (
        <Box mb="4">
          <Button onClick={() => setCreating(true)}>
            <Plus size={16} />
            Create Widget
          </Button>
        </Box>
      )}
      {widgets.length > 0 && <Rows widgets={widgets} />}
      {list.onShowMore && (
        <Button variant="outline" mt="4" loading={list.isLoadingMore} onClick={list.onShowMore}>
          Show more
        </Button>
      )}
      {isCreating && <CreateWidget onClose={() => setCreating(false)} chatbotId={chatbotId} />}
    </>
  );
};

const Rows = ({ widgets }: { widgets: Widget[] }) => {
  const [shown, setShown] = useState<{ id: string; action: WidgetAction }>();
  const [isOpen, setOpen] = useState(false);
  const shownWidget = widgets.find(({ id }) => id === shown?.id);
  const show = (id: string) => (action: WidgetAction) => {
    setShown({ id, action });
    setOpen(true);
  };
  return (
    <>
      <chakra.ul aria-label="Widgets" borderWidth="1px" borderRadius="l3" bg="bg.panel" overflow="hidden">
        {widgets.map((widget) => (
          <WidgetRow key={widget.id} widget={widget} onAction={show(widget.id)} />
        ))}
      </chakra.ul>
      {shown && shownWidget && (
        <WidgetDialogs
          widget={shownWidget}
          action={shown.action}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

const NoWidgets = ({ onCreate }: { onCreate: () => void }) => (
  <EmptyState
    icon={AppWindow}
    title="No widgets yet"
    action={
      <Button variant="outline" onClick={onCreate}>
        Create Widget
      </Button>
    }
  >
    A widget puts a chatbot on your own pages: visitors open it from a button in the corner.
  </EmptyState>
);
