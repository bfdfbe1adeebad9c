import { AppError } from "#shared/errors.ts";
import { post, register } from "../../bench/ingest/crowd.ts";
import { bearing, nobody } from "../../users.ts";
import type { Ledger, OwnDocument, Value } from "./ledger.ts";

export interface Scene {
  url: string;
  /** Numbers from 0 to 1. */
  next(): number;
  /** Another number each time, so that nothing is alike by chance. */
  number(): number;
}

type Deed = (ledger: Ledger, scene: Scene) => Promise<void>;

/** One thing after another, until one of them throws. */
export const keepBusy = async (ledger: Ledger, scene: Scene): Promise<never> => {
  await create(ledger, scene);
  for (;;) await deeds[drawn(usual, scene) ?? "create"](ledger, scene);
};

const create: Deed = async ({ owner, chatbots, attempts }, { number }) => {
  const name = `Desk ${number()}`;
  attempts.chatbots++;
  const { id } = await owner.chatbots.create({ name, use_case: "support" });
  attempts.chatbots--;
  const title = { is: null, maybe: undefined, isBusy: false };
  chatbots.push({ id, name, title, slug: null, asked: 0, attempted: 0 });
};

const upload: Deed = async ({ owner, chatbots, documents, attempts }, scene) => {
  const chatbotId = drawn(chatbots, scene)?.id ?? "";
  const file = newFile(scene.number());
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

const replace: Deed = ({ owner, documents }, scene) =>
  withFree(documents, scene, async (own) => {
    const file = newFile(scene.number());
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

const readAgain: Deed = ({ owner, documents }, scene) =>
  withFree(documents, scene, async ({ id }) => {
    await owner.documents.process({ documentId: id });
  });

const removeDocument: Deed = ({ owner, documents }, scene) =>
  withFree(documents, scene, async (own) => {
    own.presence = "maybe";
    await owner.documents.remove({ chatbotId: own.chatbotId, id: own.id });
    own.presence = "gone";
  });

const publish: Deed = async ({ owner, chatbots }, scene) => {
  const own = drawn(chatbots, scene);
  await change(own?.title, `Help ${scene.number()}`, async (public_title) => {
    const publication = { public_title, public_description: "", is_public: true };
    const { public_slug } = await owner.chatbots.publish({ id: own?.id ?? "", ...publication });
    Object.assign(own ?? {}, { slug: public_slug });
  });
};

const askPublic: Deed = async ({ chatbots }, scene) => {
  const own = drawn(
    chatbots.filter(({ slug }) => slug),
    scene,
  );
  if (!own?.slug) return;
  const { token } = await nobody(scene.url).visitors.session({ ragSlug: own.slug });
  const message = `How many books does shelf ${scene.number()} hold?`;
  own.attempted++;
  const { answer } = await bearing(token, scene.url)
    .chat.askPublic({ ragSlug: own.slug, message })
    .catch(unlessUnread);
  if (answer) own.asked++;
};

const createWidget: Deed = async ({ owner, chatbots, widgets, attempts }, scene) => {
  const name = `Site ${scene.number()}`;
  attempts.widgets++;
  const { id } = await owner.widgets.create({ name, rag_system_id: drawn(chatbots, scene)?.id ?? "" });
  attempts.widgets--;
  widgets.push({ id, name: { is: name, maybe: undefined, isBusy: false }, presence: "there", isBusy: false });
};

const rename: Deed = ({ owner, widgets }, scene) =>
  withFree(widgets, scene, ({ id, name }) =>
    change(name, `Site ${scene.number()}`, async (renamed) => {
      await owner.widgets.update({ id, name: renamed });
    }),
  );

const ask: Deed = ({ widgets, talks }, scene) =>
  withFree(widgets, scene, async ({ id: widgetId }) => {
    const { url, number, next } = scene;
    const { token, session_id: sessionId } = await nobody(url).visitors.session({ widgetId });
    const talk = { id: sessionId.replace(/^ses_/, "conv_"), answered: [], isBusy: false };
    talks.push(talk);
    for (let questions = 1 + Math.floor(next() * 3); questions > 0; questions--) {
      const message = `How many books does shelf ${number()} hold?`;
      const { answer } = await bearing(token, url)
        .chat.askWidget({ widgetId, sessionId, message })
        .catch(unlessUnread);
      if (answer) Object.assign(talk, { answered: [...talk.answered, { question: message, answer }] });
    }
  });

const removeWidget: Deed = ({ owner, widgets }, scene) =>
  withFree(widgets, scene, async (own) => {
    own.presence = "maybe";
    await owner.widgets.remove({ id: own.id });
    own.presence = "gone";
  });

export const deeds = {
  ...{ create, upload, replace, readAgain, removeDocument },
  ...{ publish, askPublic, createWidget, rename, ask, removeWidget },
};

/** How often each is done beside the others. */
const usual: (keyof typeof deeds)[] = [
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

/** A file of one passage. */
const newFile = (n: number) => ({
  name: `rules-${n}.txt`,
  type: "text/plain",
  bytes: `Rule ${n}: shelf ${n} holds exactly ${n} books of its own kind.`,
});

const drawn = <Item>(items: Item[], { next }: Scene): Item | undefined =>
  items[Math.floor(next() * items.length)];

/** For one thing that is there and that nobody else is busy with, if there is one. */
const withFree = async <Own extends { isBusy: boolean; presence: string }>(
  all: Own[],
  scene: Scene,
  work: (own: Own) => Promise<void>,
): Promise<void> => {
  const own = drawn(
    all.filter(({ isBusy, presence }) => !isBusy && presence === "there"),
    scene,
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
