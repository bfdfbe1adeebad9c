import { isPrompt } from "../text/prompts.ts";
import type { Segment } from "../text/segment.ts";
import type { Annotation } from "./annotations.ts";

const reach = 40;

/** Lines with the values of form fields; the tick of a check box or radio button joins the label beside it. */
export const withFields = (annotations: Annotation[], segments: Segment[]): Segment[] => {
  const joined = new Map<Segment, Segment>();
  const alone = fieldSegments(annotations, segments).filter((field) => {
    const label = isTick(field.text) ? labelOf(field, segments) : undefined;
    if (!label) return true;
    const before = joined.get(label) ?? label;
    const isBefore = field.left < label.left;
    const text = isBefore ? `${field.text} ${before.text}` : `${before.text} ${field.text}`;
    joined.set(label, { ...before, text, ...(isBefore ? { left: field.left } : { right: field.right }) });
    return false;
  });
  return [...segments.map((segment) => joined.get(segment) ?? segment), ...alone];
};

const isTick = (text: string) => /^\[[x ]\]$/.test(text);

/** The words to the right of a tick, else directly to its left. */
const labelOf = (tick: Segment, segments: Segment[]): Segment | undefined => {
  const level = segments.filter(({ baseline, text }) => baseline === tick.baseline && /\p{L}/u.test(text));
  const right = level.filter(({ left }) => left > tick.left && left < tick.right + reach);
  const left = level.filter((segment) => segment.right < tick.right && segment.right > tick.left - reach / 2);
  return right.sort((a, b) => a.left - b.left)[0] ?? left.sort((a, b) => b.right - a.right)[0];
};

/** Values of form fields as text at their positions. A field without a label nearby is given its name. */
export const fieldSegments = (annotations: Annotation[], segments: Segment[]): Segment[] =>
  annotations
    .filter(({ subtype }) => subtype === "Widget")
    .flatMap((field) => {
      const value = shownValue(field);
      if (!value) return [];
      const isBox = field.checkBox || field.radioButton;
      const described = isPrompt(field.alternativeText) ? "" : field.alternativeText;
      const label = (described || field.fieldName.split(".").at(-1) || "").replace(/\[\d+\]$/, "");
      const needsLabel = label && !hasLabel(field, segments, isBox);
      const text = isBox
        ? `${value} ${needsLabel ? label : ""}`.trim()
        : needsLabel
          ? `${label}: ${value}`
          : value;
      return [segmentAt(field, text, segments)];
    });

const shownValue = ({
  fieldType,
  fieldValue,
  options,
  checkBox,
  radioButton,
  exportValue,
  buttonValue,
  password,
}: Annotation): string => {
  if (password) return "";
  if (checkBox || radioButton) {
    const own = checkBox ? exportValue : buttonValue;
    const isOn =
      typeof fieldValue === "string" &&
      fieldValue !== "" &&
      fieldValue !== "Off" &&
      (fieldValue === own || !own);
    return isOn ? "[x]" : "[ ]";
  }
  if (fieldType !== "Tx" && fieldType !== "Ch") return "";
  const values = (Array.isArray(fieldValue) ? fieldValue : [fieldValue]).map(
    (value) => options.find((option) => option.exportValue === value)?.displayValue || value,
  );
  return values.join(", ").replace(/\s+/g, " ").trim();
};

/** True if words are left of the field, above it or, for a check box, to its right. */
const hasLabel = ({ area }: Annotation, segments: Segment[], isTick: boolean): boolean => {
  const height = Math.min(area.bottom - area.top, 20);
  return segments.some(({ left, right, top, bottom, text }) => {
    if (!/\p{L}/u.test(text)) return false;
    const isLevel = bottom > area.top - 2 && top < area.bottom + 2;
    const isLeft = isLevel && right <= area.left + 4 && right > area.left - 250;
    const isRight = isTick && isLevel && left >= area.right - 4 && left < area.right + 40;
    const isAbove =
      bottom <= area.top + 3 && bottom > area.top - 1.2 * height && left < area.right && right > area.left;
    return isLeft || isRight || isAbove;
  });
};

/** Placed on the baseline of the text beside it, to be read as one line. */
const segmentAt = ({ area }: Annotation, text: string, segments: Segment[]): Segment => {
  const middle = (area.top + area.bottom) / 2;
  const beside = segments.filter(({ top, bottom }) => top < middle && bottom > middle);
  const nearest = beside.sort((a, b) => distance(a, area.left) - distance(b, area.left))[0];
  const size = nearest?.size ?? Math.min(12, Math.max(6, (area.bottom - area.top) * 0.7));
  const baseline =
    nearest?.baseline ?? (area.bottom - area.top > 2.5 * size ? area.top + size : middle + 0.3 * size);
  const right = Math.min(area.right, area.left + 0.5 * size * text.length);
  const box = { left: area.left, right, top: baseline - 0.75 * size, bottom: baseline + 0.22 * size };
  return { ...box, baseline, size, isBold: false, isMono: false, text, glyphs: [] };
};

const distance = ({ left, right }: Segment, x: number) => Math.min(Math.abs(left - x), Math.abs(right - x));
