import { FileSpreadsheet, FileText, FileX } from "lucide-react";
import { extensionOf } from "#shared/file-types.ts";

const sheets = ["csv", "xls", "xlsx"];

/** The picture beside a file's name; it says nothing that the name does not. */
export const FileIcon = ({ name, isRefused }: { name: string; isRefused?: boolean }) => {
  const Icon = isRefused ? FileX : sheets.includes(extensionOf(name)) ? FileSpreadsheet : FileText;
  return <Icon size={16} aria-hidden style={{ flex: "none" }} />;
};
