import { FileSpreadsheet, FileText, FileX, Globe, MessageSquareReply, MessagesSquare } from "lucide-react";
import type { Document } from "#shared/documents/document.ts";
import { extensionOf } from "#shared/documents/file-types.ts";

const sheets = ["csv", "xls", "xlsx"];

/** The picture beside a file's name; it says nothing that the name does not. */
export const FileIcon = ({ name, isRefused }: { name: string; isRefused?: boolean }) => {
  const Icon = isRefused ? FileX : sheets.includes(extensionOf(name)) ? FileSpreadsheet : FileText;
  return <Icon size={16} aria-hidden style={{ flex: "none" }} />;
};

/** The picture of a document: its file's, or that of a written answer, a web page or an interview. */
export const DocumentIcon = ({ kind, filename }: Pick<Document, "kind" | "filename">) =>
  kind === "answer" ? (
    <MessageSquareReply size={16} aria-hidden style={{ flex: "none" }} />
  ) : kind === "page" ? (
    <Globe size={16} aria-hidden style={{ flex: "none" }} />
  ) : kind === "interview" ? (
    <MessagesSquare size={16} aria-hidden style={{ flex: "none" }} />
  ) : (
    <FileIcon name={filename} />
  );
