import { randomInt } from "node:crypto";
import type * as z from "zod";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { fallbackSlug } from "#lambdas/core/slug-text.ts";
import { uniqueSlug as uniqueSlugOf, uniqueSlugOrTime } from "#lambdas/core/unique-slug.ts";
import type { Chatbot, Publication } from "#shared/chatbots/routes.ts";
import { AppError } from "#shared/errors.ts";

const attempts = 5;

/** Publishing and unpublishing keep a link that the chatbot already has. */
export const publish = async (
  chatbot: Chatbot,
  input: z.output<typeof Publication>,
  userId = chatbot.user_id,
): Promise<Chatbot> => {
  const publication = {
    public_title: input.public_title,
    public_description: input.public_description,
    is_public: input.is_public,
    published_at: input.is_public ? new Date().toISOString() : null,
  };
  if (chatbot.public_slug || !input.is_public) return chatbotStore.publish(chatbot, publication, userId);
  return publishUnderNewLink(chatbot, publication, userId);
};

const choice = { isTaken: (slug: string) => chatbotStore.isLinkTaken(slug), otherwise: "chatbot" };

export const uniqueSlug = (baseName: string): Promise<string> => uniqueSlugOf(baseName, choice);

/** Tries other names when another request takes the name between the look-up and the write. */
const publishUnderNewLink = async (
  chatbot: Chatbot,
  publication: Partial<Chatbot>,
  userId: string,
): Promise<Chatbot> => {
  const title = publication.public_title ?? chatbot.name;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const slug =
      attempt < attempts ? await uniqueSlugOrTime(title, choice) : `${fallbackSlug(title)}-${randomInt(1e6)}`;
    const published = await chatbotStore.publishUnder(chatbot, slug, publication, userId);
    if (published) return published;
  }
  throw new AppError("conflict", "This public link was taken a moment ago. Publish again.");
};
