import { lazySection } from "../../ui/lazy/lazy-section.tsx";

/** The bot of each chatbot in a messenger. */
export const ChannelPanel = lazySection(
  async () => (await import("../../features/channels/channel-panel.tsx")).ChannelPanel,
  {
    loading: "Loading the bots",
    failed: "The bots could not be loaded",
    rows: 4,
  },
);
