import { isPageNumber } from "../../office/field-codes.ts";
import { child, childrenNamed, isOn, value, type XmlElement } from "../../office/xml.ts";

/** A complex field: a code, then a result. Only the result is shown. */
export interface Field {
  code: string;
  isResult: boolean;
  /** Value of a form field without a result. */
  formValue: string;
}

/** Handles a field character and returns the field that it ends. Format: ECMA-376 part 1, 17.16. */
export const followField = (fields: Field[], mark: XmlElement): Field | undefined => {
  const type = mark.attributes.fldCharType;
  if (type === "begin")
    fields.push({ code: "", isResult: false, formValue: formValue(child(mark, "ffData")) });
  const field = fields.at(-1);
  if (type === "separate" && field) field.isResult = true;
  if (type === "end") return fields.pop();
};

export const isShown = (fields: Field[]): boolean =>
  fields.every((field) => field.isResult && !isPageNumber(field.code));

const formValue = (form: XmlElement | undefined): string => {
  const box = child(form, "checkBox");
  if (box) return isOn(child(box, "checked") ?? child(box, "default")) ? "☒" : "☐";
  const list = child(form, "ddList");
  const chosen = Number(value(list, "result") ?? value(list, "default") ?? 0);
  return childrenNamed(list, "listEntry")[chosen]?.attributes.val ?? "";
};
