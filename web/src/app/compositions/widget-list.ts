import { lazySection } from "../../ui/lazy/lazy-section.tsx";

/** The widgets of the account or of one chatbot. */
export const WidgetList = lazySection(
  async () => (await import("../../features/widgets/widget-list.tsx")).WidgetList,
  {
    loading: "Loading widgets",
    failed: "The widgets could not be loaded",
  },
);
