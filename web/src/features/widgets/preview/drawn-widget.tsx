import { chakra } from "@chakra-ui/react";
import { ArrowUp, ChevronDown, X } from "lucide-react";
import { inkOn, isColor, isDark, rgbOf } from "#shared/contrast.ts";
import type { WidgetForm } from "../form/widget-form.ts";

type DrawnWidgetProps = Pick<WidgetForm, "theme" | "config" | "branding">;

/** A static picture of the opened widget for the form; the preview of a saved widget loads the real one. */
export const DrawnWidget = ({ theme, config, branding }: DrawnWidgetProps) => (
  <chakra.div css={look} style={ownerValues({ theme, config })} data-place={config.position} aria-hidden>
    <div className="panel">
      <div className="head">
        {branding.logo && <img src={branding.logo} alt="" />}
        <div className="names">
          <b>{branding.title}</b>
          <small>{branding.subtitle}</small>
        </div>
        <X size={18} />
      </div>
      <div className="log">
        <p>{config.greeting}</p>
        <p className="question">A visitor's question</p>
        <p>
          The answer, with a number for its source.
          <span className="number">1</span>
        </p>
        <div className="source">
          <small>
            <span className="number">1</span>
            your-document.pdf
          </small>
          <q>
            <mark>The sentence that the answer comes from.</mark>
          </q>
        </div>
      </div>
      <div className="field">
        <span>{config.placeholder}</span>
        <i>
          <ArrowUp size={16} />
        </i>
      </div>
      {config.showBranding && <div className="foot">Powered by {branding.companyName || "Docent"}</div>}
    </div>
    <div className="launcher">
      <ChevronDown size={22} />
    </div>
  </chakra.div>
);

const widths = { small: "15rem", medium: "17.5rem", large: "20rem" };

const ownerValues = ({ theme, config }: Pick<WidgetForm, "theme" | "config">): Record<string, string> => {
  const primary = isColor(theme.primaryColor) ? theme.primaryColor : "#000000";
  return {
    "--primary": primary,
    "--on-primary": inkOn(rgbOf(primary)),
    "--ground": theme.backgroundColor,
    ...markOn(theme.backgroundColor),
    "--ink": theme.textColor,
    "--radius": theme.borderRadius,
    "--shade": theme.shadow ? "0 12px 40px #0003" : "none",
    "--width": widths[config.size],
    fontFamily: `${theme.fontFamily}, system-ui, sans-serif`,
  };
};

/** The marker's colours as in the widget: olive on a dark ground. */
const markOn = (ground: string) =>
  isColor(ground) && isDark(rgbOf(ground))
    ? { "--mark": "#4f420f", "--on-mark": "#fff1b8" }
    : { "--mark": "#ffe576", "--on-mark": "#2b2300" };

const look = {
  display: "flex",
  flexDirection: "column",
  gap: "3",
  w: "var(--width)",
  maxW: "full",
  maxH: "full",
  color: "var(--ink)",
  fontSize: "0.8125rem",
  lineHeight: "1.25rem",
  overflowWrap: "anywhere",
  "&[data-place^=top]": { flexDirection: "column-reverse" },
  "& .panel": {
    display: "flex",
    flexDirection: "column",
    h: "27rem",
    minH: "0",
    overflow: "hidden",
    bg: "var(--ground)",
    border: "1px solid color-mix(in srgb, var(--ink) 13%, var(--ground))",
    borderRadius: "calc(var(--radius) * 1.5)",
    boxShadow: "var(--shade)",
  },
  "& .head": {
    display: "flex",
    alignItems: "center",
    gap: "2",
    p: "3",
    bg: "var(--primary)",
    color: "var(--on-primary)",
  },
  "& .head img": { boxSize: "8", objectFit: "contain", borderRadius: "4px", flex: "none" },
  "& .names": { flex: "1", minW: "0" },
  "& b": { display: "block", fontWeight: "600" },
  "& small": { fontSize: "0.6875rem" },
  "& .log": {
    flex: "1",
    minH: "0",
    overflow: "hidden",
    display: "flex",
    flexDirection: "column",
    gap: "3",
    p: "3",
  },
  "& .question": {
    alignSelf: "flex-end",
    px: "3",
    py: "2",
    borderRadius: "var(--radius)",
    bg: "color-mix(in srgb, var(--primary) 12%, var(--ground))",
  },
  "& .number": {
    display: "inline-block",
    minW: "18px",
    ms: "2px",
    me: "1",
    borderRadius: "3px 6px 4px 5px",
    bg: "var(--mark)",
    color: "var(--on-mark)",
    font: "600 11px / 16px system-ui, sans-serif",
    textAlign: "center",
  },
  "& .source": {
    border: "1px solid color-mix(in srgb, var(--ink) 13%, var(--ground))",
    borderRadius: "var(--radius)",
    px: "2",
    py: "1.5",
  },
  "& .source small": {
    display: "block",
    mb: "1",
    color: "color-mix(in srgb, var(--ink) 76%, var(--ground))",
  },
  "& q": { quotes: "none", font: "0.875rem / 1.375rem Georgia, serif" },
  "& mark": { px: "1px", borderRadius: "3px", bg: "var(--mark)", color: "var(--on-mark)" },
  "& .field": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "2",
    mx: "3",
    mb: "3",
    p: "1",
    ps: "3",
    border: "1px solid color-mix(in srgb, var(--ink) 55%, var(--ground))",
    borderRadius: "var(--radius)",
    color: "color-mix(in srgb, var(--ink) 76%, var(--ground))",
  },
  "& .field i": {
    display: "grid",
    placeItems: "center",
    boxSize: "8",
    flex: "none",
    borderRadius: "calc(var(--radius) * 0.75)",
    bg: "var(--primary)",
    color: "var(--on-primary)",
  },
  "& .foot": {
    px: "3",
    pb: "2",
    fontSize: "0.6875rem",
    color: "color-mix(in srgb, var(--ink) 76%, var(--ground))",
  },
  "& .launcher": {
    alignSelf: "flex-end",
    display: "grid",
    placeItems: "center",
    flex: "none",
    boxSize: "12",
    borderRadius: "full",
    bg: "var(--primary)",
    color: "var(--on-primary)",
    boxShadow: "var(--shade)",
  },
  "&[data-place$=left] .launcher": { alignSelf: "flex-start" },
} as const;
