import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Product, startProduct, unlimited } from "../../product.ts";
import { uploadText } from "../../upload.ts";
import { type Actor, as, nobody } from "../../users.ts";

/** One of each kind, by its id. */
export interface Things {
  user: string;
  bot: string;
  document: string;
  conversation: string;
  widget: string;
  slug: string;
  session: string;
}

export interface Cast {
  owner: Actor;
  things: Things;
  /** A session at the owner's widget, and one at the public page. */
  visitor: { widget: string; page: string };
}

export interface Scene {
  product: Product;
  ann: Cast;
  bob: Cast;
}

/**
 * A product of its own, since it is treated badly, with two owners who have one of each kind. A document that is not
 * to be read is only registered, which takes no time.
 */
export const openScene = async ({ isRead = false } = {}): Promise<Scene> => {
  const product = await startProduct({ env: unlimited });
  const [ann, bob] = await Promise.all(["ann", "bob"].map((name) => castOf(name, product.url, isRead)));
  if (!ann || !bob) throw new Error("The cast is not complete.");
  return { product, ann, bob };
};

/** Ids of the right form that nobody has. */
export const missing: Things = {
  user: "00000000-0000-4000-8000-000000000000",
  bot: "bot_00000000000000000000000000",
  document: "doc_00000000000000000000000000",
  conversation: "conv_00000000000000000000000000",
  widget: "wgt_00000000000000000000000000",
  slug: "nobody-has-this-link",
  session: "ses_00000000000000000000000000",
};

const castOf = async (name: string, url: string, isRead: boolean): Promise<Cast> => {
  const owner = await as(name, url);
  const { id: bot, user_id: user } = await owner.chatbots.create({
    name: `The desk of ${name}`,
    use_case: "support",
  });
  const filename = `handbook-of-${name}.txt`;
  const text = `A reminder costs 1.50 euros, says the confidential handbook of ${name}.`;
  const [{ id: document }, { id: widget }, { id: conversation }, { public_slug }] = await Promise.all([
    isRead
      ? uploadText(owner, bot, filename, text)
      : register(owner, bot, filename).then(({ document }) => document),
    owner.widgets.create({ name: `The site of ${name}`, rag_system_id: bot }),
    owner.conversations.start({ p_rag_system_id: bot }),
    owner.chatbots.publish({
      id: bot,
      public_title: `Ask ${name}`,
      public_description: "",
      is_public: true,
    }),
  ]);
  const slug = String(public_slug);
  const [atWidget, atPage] = await Promise.all([
    nobody(url).visitors.session({ widgetId: widget }),
    nobody(url).visitors.session({ ragSlug: slug }),
  ]);
  return {
    owner,
    things: { user, bot, document, conversation, widget, slug, session: atWidget.session_id },
    visitor: { widget: atWidget.token, page: atPage.token },
  };
};

/** A document that waits for its file, with the form to send it with. */
export const register = (owner: Actor, chatbotId: string, filename: string) =>
  owner.documents.create({ chatbotId, filename, content_type: "text/plain", file_size: 100 });

/** The access key's id, which is no secret: it stands in every signed address. */
export const accessKeyIdOf = ({ folder }: Product): string =>
  String(JSON.parse(readFileSync(join(folder, "identity.json"), "utf8")).accessKeyId);
