import { element } from "#widget/src/element.ts";

export interface Notice {
  kind: "good" | "bad" | "warn";
  bold: string;
  text: string;
}

export interface Strip {
  element: HTMLElement;
  show: (notice: Notice | undefined) => void;
  /** The kind that is shown. */
  kind: () => Notice["kind"] | undefined;
}

/** One line below the head that says what is going on. Its text is read out when it changes. */
export function createStrip(): Strip {
  const line = element("p", { class: "strip", role: "status", hidden: "" });
  let shown: Notice | undefined;
  return {
    element: line,
    kind: () => shown?.kind,
    show: (notice) => {
      if (notice?.bold === shown?.bold) return;
      shown = notice;
      line.hidden = !notice;
      line.className = `strip ${notice?.kind ?? ""}`;
      line.replaceChildren(...(notice ? [element("b", {}, notice.bold), ` ${notice.text}`] : []));
    },
  };
}
