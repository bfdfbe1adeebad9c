import { register } from "../../documents/things.ts";
import type { User } from "../setup/setup.ts";

/** A signature with the installation's access key id, which every upload form shows. */
export const signatureOfForms = async ({ owner, things }: User): Promise<string> => {
  const { upload } = await register(owner, things.chatbot, "a.txt");
  return `AWS4-HMAC-SHA256 Credential=${upload.fields["X-Amz-Credential"]}, SignedHeaders=host, Signature=${upload.fields["X-Amz-Signature"]}`;
};
