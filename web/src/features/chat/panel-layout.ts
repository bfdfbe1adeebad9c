/** A container query of the messages and of the source panel beside them. */
export const container = {
  containerType: "inline-size",
  containerName: "chat",
  flex: "1",
  minH: "0",
  h: "full",
  w: "full",
};

/** The source panel stands beside the messages, in narrow containers over them. */
export const split = {
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "minmax(0, 1fr)",
  h: "full",
  overflow: "hidden",
  "&[data-open]": { gridTemplateColumns: "minmax(0, 1fr) 27rem" },
  "@container chat (max-width: 72rem)": { "&[data-open]": { gridTemplateColumns: "minmax(0, 1fr) 23rem" } },
  "@container chat (max-width: 56rem)": { "&[data-open]": { gridTemplateColumns: "minmax(0, 1fr)" } },
} as const;
