export { sendFile } from "../../features/documents/uploads/send-file.ts";
