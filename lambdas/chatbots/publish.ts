import { randomInt } from "node:crypto";
import type * as z from "zod";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { fallbackSlug, slugText } from "#lambdas/core/slug-text.ts";
import { logger } from "#platform/logging/logger.ts";
import type { Chatbot, Publication } from "#shared/chatbots/routes.ts";
import { AppError } from "#shared/errors.ts";

const suffixes = 20;
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

/** A free link name: the words of the base name, if need be with a random number. */
export const uniqueSlug = async (baseName: string): Promise<string> => {
  const base = slugText(baseName) || "chatbot";
  for (const slug of [base, ...Array.from({ length: suffixes }, () => `${base}-${randomInt(2, 10_000)}`)])
    if (!(await chatbotStore.isLinkTaken(slug))) return slug;
  throw new AppError("conflict", "No free public link was found. Try another title.");
};

/** Tries other names when another request takes the name between the look-up and the write. */
const publishUnderNewLink = async (
  chatbot: Chatbot,
  publication: Partial<Chatbot>,
  userId: string,
): Promise<Chatbot> => {
  const title = publication.public_title ?? chatbot.name;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const slug = attempt < attempts ? await wantedSlug(title) : `${fallbackSlug(title)}-${randomInt(1e6)}`;
    const published = await chatbotStore.publishUnder(chatbot, slug, publication, userId);
    if (published) return published;
  }
  throw new AppError("conflict", "This public link was taken a moment ago. Publish again.");
};

const wantedSlug = (title: string): Promise<string> =>
  uniqueSlug(title).catch((error) => {
    logger.warn("no unique link name; the time is added instead", error);
    return fallbackSlug(title);
  });
