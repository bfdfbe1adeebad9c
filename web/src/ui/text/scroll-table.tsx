import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef, useState } from "react";

/** A table that scrolls in itself where it is too wide; only then it takes the focus, named by its labels. */
export const ScrollTable = ({ children }: { children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  const [label, setLabel] = useState<string>();
  useEffect(() => {
    const element = box.current;
    const table = element?.firstElementChild;
    if (!element || !table) return;
    const measure = () => setLabel(element.scrollWidth > element.clientWidth ? labelOf(table) : undefined);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return (
    <chakra.div
      ref={box}
      data-table=""
      css={frame}
      {...(label !== undefined && { tabIndex: 0, role: "group", "aria-label": label })}
    >
      <table>{children}</table>
    </chakra.div>
  );
};

const labelOf = (table: Element): string =>
  [...table.querySelectorAll("tr:first-of-type > *")]
    .map((cell) => cell.textContent.trim())
    .filter(Boolean)
    .join(", ") || "Table";

const frame = {
  maxW: "full",
  overflowX: "auto",
  fontFamily: "body",
  textStyle: "sm",
  overflowWrap: "break-word",
  "& table": { borderCollapse: "collapse" },
  "& th, & td": {
    minW: "3.5rem",
    px: "3",
    py: "1.5",
    textAlign: "start",
    verticalAlign: "top",
    borderBottomWidth: "1px",
  },
  "& :is(th, td):first-of-type": { ps: "0" },
  "& th": { fontWeight: "600" },
  "& thead :is(th, td)": { borderColor: "border.emphasized" },
} as const;
