import type { z } from "zod";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import type { NewWidget, Widget } from "#shared/widgets/shapes.ts";
import { uploadText } from "../upload.ts";
import { type Actor, as } from "../users.ts";

export interface Scene {
  owner: Actor;
  chatbotId: string;
  slug: string;
  /** One more widget of this chatbot, with the given parts of its look. */
  widget: (look?: Look) => Promise<Widget>;
}

interface Look {
  theme?: Partial<Widget["theme"]>;
  config?: Partial<z.input<typeof NewWidget>["config"]>;
  branding?: Partial<Widget["branding"]>;
  behavior?: Partial<Widget["behavior"]>;
}

export const rules = [
  "Books may be kept for four weeks. A reminder costs 1.50 euros per book.",
  "The reading room opens at nine in the morning and closes at six in the evening.",
];
export const question = "What does a reminder cost?";
export const fact = "A reminder costs 1.50 euros per book.";
export const unanswerable = "Who invented zeppelins?";

/** An owner with a published chatbot that has read one document. */
export const makeScene = async (
  name: string,
  { title = "Library help", file = "rules.txt", text = rules.join("\n\n") } = {},
): Promise<Scene> => {
  const owner = await as(name);
  const { id: chatbotId } = await owner.chatbots.create({ name: "Desk", use_case: "support" });
  await uploadText(owner, chatbotId, file, text);
  const { public_slug } = await owner.chatbots.publish({
    id: chatbotId,
    public_title: title,
    public_description: "Knows the rules of the reading room.",
    is_public: true,
  });
  return {
    owner,
    chatbotId,
    slug: public_slug ?? "",
    widget: ({ theme, config, branding, behavior } = {}) =>
      owner.widgets.create({
        name: "Site",
        rag_system_id: chatbotId,
        theme: theme && { ...widgetDefaults.theme, ...theme },
        config: config && { ...widgetDefaults.config, ...config },
        branding: branding && { ...widgetDefaults.branding, ...branding },
        behavior: behavior && { ...widgetDefaults.behavior, ...behavior },
      }),
  };
};
