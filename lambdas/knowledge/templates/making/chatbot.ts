import { create } from "#lambdas/chatbots/create.ts";
import { admitChatbot } from "#lambdas/core/quotas.ts";
import { logger } from "#platform/logging/logger.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { AppError } from "#shared/errors.ts";
import type { Domain } from "#shared/knowledge/domains.ts";

const suffix = " Knowledge Base";
/** Characters of a chatbot's name. */
const mostCharacters = 120;

interface For {
  accountId: string;
  userId: string;
  name: string;
  domain: Domain;
}

/**
 * The chatbot that answers from the interviews of a template. Throws AppError with an issue of the field that asked for
 * it.
 */
export const makeChatbot = async ({ accountId, userId, name, domain }: For): Promise<Chatbot> => {
  const input = {
    name: `${shortened(name)}${suffix}`,
    description: `Answers from what people told in the interviews of “${name}”.`,
    use_case: "internal" as const,
  };
  try {
    await admitChatbot(accountId);
    return await create(accountId, input, userId, { systemPrompt: promptFor(domain) });
  } catch (error) {
    throw refusalOf(error);
  }
};

/** Marks left of a name that was cut stay with their letters. */
const shortened = (name: string): string => {
  const most = mostCharacters - suffix.length;
  if (name.length <= most) return name;
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  let text = "";
  for (const letter of letters) {
    if (text.length + letter.length > most - 1) break;
    text += letter;
  }
  return `${text.trimEnd()}…`;
};

const promptFor = (
  domain: Domain,
): string => `You answer colleagues from what experienced people told in interviews about their work in ${areaNames[domain]}.
- Begin with the answer in one sentence; then add the steps, conditions and exceptions that are needed to act on it.
- Say whose experience it is where the context names the person, and how old it is where that matters.
- Tell a rule from one person's habit, and a warning from a certainty, as the context does.
- If people tell different things, say so and name both.
- Keep names, numbers, systems and dates exactly as they are written.
- If the context does not tell, say so, name the person to ask if the context gives one, and do not fill the gap with general knowledge.`;

const areaNames: Record<Domain, string> = {
  "software-development": "software development",
  finance: "finance",
  hr: "human resources",
  marketing: "marketing",
  operations: "operations",
  sales: "sales",
  "customer-service": "customer service",
  education: "education",
  management: "management",
};

/** Tells that the chatbot is what failed: without it the template can still be created. */
const refusalOf = (error: unknown): AppError => {
  const known = error instanceof AppError ? error : undefined;
  if (!known)
    logger.error("a template's chatbot was not created", error instanceof Error ? error : String(error));
  const message =
    known?.message ?? "The chatbot could not be created. Try again, or create the template without one.";
  return new AppError(known?.code ?? "conflict", message, [{ path: "with_chatbot", message }]);
};
