import { AppError } from "#shared/errors.ts";
import { post, register } from "../../bench/ingest/crowd.ts";
import { bearing, nobody } from "../../users.ts";
import type { Ledger, OwnDocument, Value } from "./ledger.ts";
import { newFile, questionOn } from "./shelf.ts";

export interface Setup {
  url: string;
  /** Numbers from 0 to 1. */
  next(): number;
  /** Another number each time, so that nothing is alike by chance. */
  number(): number;
}

type Operation = (ledger: Ledger, setup: Setup) => Promise<void>;

/** One thing after another, until one of them throws. */
export const keepBusy = async (ledger: Ledger, setup: Setup): Promise<never> => {
  await create(ledger, setup);
  for (;;) await operations[drawn(usual, setup) ?? "create"](ledger, setup);
};

const create: Operation = async ({ owner, chatbots, attempts }, { number }) => {
  const name = `Chatbot ${number()}`;
  attempts.chatbots++;
  const { id } = await owner.chatbots.create({ name, use_case: "support" });
  attempts.chatbots--;
  const title = { is: null, maybe: undefined, isBusy: false };
  chatbots.push({ id, name, title, slug: null, asked: 0, attempted: 0 });
};

const upload: Operation = async ({ owner, chatbots, documents, attempts }, setup) => {
  const chatbotId = drawn(chatbots, setup)?.id ?? "";
  const file = newFile(setup.number());
  attempts.documents++;
  const { document, upload: form } = await register(owner, chatbotId, file);
  attempts.documents--;
  const own: OwnDocument = {
    id: document.id,
    chatbotId,
    text: undefined,
    maybe: file.bytes,
    presence: "there",
    isBusy: true,
  };
  documents.push(own);
  await post(form, file);
  Object.assign(own, { text: file.bytes, maybe: undefined, isBusy: false });
};

const replace: Operation = ({ owner, documents }, setup) =>
  withFree(documents, setup, async (own) => {
    const file = newFile(setup.number());
    own.maybe = file.bytes;
    const { upload: form } = await owner.documents.replaceFile({
      chatbotId: own.chatbotId,
      id: own.id,
      filename: file.name,
      content_type: file.type,
      file_size: file.bytes.length,
    });
    await post(form, file);
    Object.assign(own, { text: file.bytes, maybe: undefined });
  });

const readAgain: Operation = ({ owner, documents }, setup) =>
  withFree(documents, setup, async ({ id }) => {
    await owner.documents.process({ documentId: id });
  });

const removeDocument: Operation = ({ owner, documents }, setup) =>
  withFree(documents, setup, async (own) => {
    own.presence = "maybe";
    await owner.documents.remove({ chatbotId: own.chatbotId, id: own.id });
    own.presence = "gone";
  });

const publish: Operation = async ({ owner, chatbots }, setup) => {
  const own = drawn(chatbots, setup);
  await change(own?.title, `Help ${setup.number()}`, async (public_title) => {
    const publication = { public_title, public_description: "", is_public: true };
    const { public_slug } = await owner.chatbots.publish({ id: own?.id ?? "", ...publication });
    Object.assign(own ?? {}, { slug: public_slug });
  });
};

const askPublic: Operation = async ({ chatbots, documents }, setup) => {
  const own = drawn(
    chatbots.filter(({ slug }) => slug),
    setup,
  );
  if (!own?.slug) return;
  const { token } = await nobody(setup.url).visitors.session({ ragSlug: own.slug });
  const message = questionOn(drawn(documents, setup), setup.number);
  own.attempted++;
  const { answer } = await bearing(token, setup.url)
    .chat.askPublic({ ragSlug: own.slug, message })
    .catch(unlessUnread);
  if (answer) own.asked++;
};

const createWidget: Operation = async ({ owner, chatbots, widgets, attempts }, setup) => {
  const name = `Site ${setup.number()}`;
  attempts.widgets++;
  const { id } = await owner.widgets.create({ name, rag_system_id: drawn(chatbots, setup)?.id ?? "" });
  attempts.widgets--;
  widgets.push({ id, name: { is: name, maybe: undefined, isBusy: false }, presence: "there", isBusy: false });
};

const rename: Operation = ({ owner, widgets }, setup) =>
  withFree(widgets, setup, ({ id, name }) =>
    change(name, `Site ${setup.number()}`, async (renamed) => {
      await owner.widgets.update({ id, name: renamed });
    }),
  );

const ask: Operation = ({ widgets, conversations, documents }, setup) =>
  withFree(widgets, setup, async ({ id: widgetId }) => {
    const { url, next } = setup;
    const { token, session_id: sessionId } = await nobody(url).visitors.session({ widgetId });
    const conversation = { id: sessionId.replace(/^ses_/, "conv_"), answered: [], isBusy: false };
    conversations.push(conversation);
    for (let questions = 1 + Math.floor(next() * 3); questions > 0; questions--) {
      const message = questionOn(drawn(documents, setup), setup.number);
      const { answer } = await bearing(token, url)
        .chat.askWidget({ widgetId, sessionId, message })
        .catch(unlessUnread);
      if (answer)
        Object.assign(conversation, { answered: [...conversation.answered, { question: message, answer }] });
    }
  });

const removeWidget: Operation = ({ owner, widgets }, setup) =>
  withFree(widgets, setup, async (own) => {
    own.presence = "maybe";
    await owner.widgets.remove({ id: own.id });
    own.presence = "gone";
  });

export const operations = {
  ...{ create, upload, replace, readAgain, removeDocument },
  ...{ publish, askPublic, createWidget, rename, ask, removeWidget },
};

/** How often each is done beside the others. */
const usual: (keyof typeof operations)[] = [
  ...([
    "create",
    "publish",
    "createWidget",
    "rename",
    "removeDocument",
    "removeWidget",
    "readAgain",
  ] as const),
  ...(["upload", "upload", "upload", "replace", "ask", "ask", "ask", "askPublic", "askPublic"] as const),
];

/** Nothing of the chatbot is read yet, which the visitor is told. */
const unlessUnread = (error: unknown): { answer?: string } => {
  if (error instanceof AppError && error.code === "no_context") return {};
  throw error;
};

const drawn = <Item>(items: Item[], { next }: Setup): Item | undefined =>
  items[Math.floor(next() * items.length)];

/** For one thing that is there and that nobody else is busy with, if there is one. */
const withFree = async <Own extends { isBusy: boolean; presence: string }>(
  all: Own[],
  setup: Setup,
  work: (own: Own) => Promise<void>,
): Promise<void> => {
  const own = drawn(
    all.filter(({ isBusy, presence }) => !isBusy && presence === "there"),
    setup,
  );
  if (!own) return;
  own.isBusy = true;
  await work(own);
  own.isBusy = false;
};

const change = async <T>(
  value: Value<T> | undefined,
  to: NonNullable<T>,
  work: (to: NonNullable<T>) => Promise<void>,
): Promise<void> => {
  if (!value || value.isBusy) return;
  Object.assign(value, { maybe: to, isBusy: true });
  await work(to);
  Object.assign(value, { is: to, maybe: undefined, isBusy: false });
};
