import { Drawer, Portal } from "@chakra-ui/react";
import { Sidebar } from "./sidebar.tsx";

/** The sidebar over the page; Escape and a click beside it close it. */
export const SidebarDrawer = ({ onClose }: { onClose: () => void }) => (
  <Drawer.Root open onOpenChange={({ open }) => !open && onClose()} placement="start">
    <Portal>
      <Drawer.Backdrop />
      <Drawer.Positioner>
        <Drawer.Content aria-label="Menu">
          <Sidebar />
        </Drawer.Content>
      </Drawer.Positioner>
    </Portal>
  </Drawer.Root>
);
