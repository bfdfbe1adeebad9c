import { as } from "../users.ts";

/** The public link of another chatbot of Ann's, which has read nothing. */
export const publishedDesk = async (url: string): Promise<string> => {
  const ann = await as("ann", url);
  const { id } = await ann.chatbots.create({ name: "Desk", use_case: "support" });
  const publication = { public_title: "Help", public_description: "", is_public: true };
  return String((await ann.chatbots.publish({ id, ...publication })).public_slug);
};
