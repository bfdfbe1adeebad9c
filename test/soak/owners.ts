import { type Ledger, newLedger } from "../faults/killed/ledger.ts";
import { deeds, type Scene } from "../faults/killed/operations.ts";
import { as, signIn } from "../users.ts";

/** An owner with what the product has acknowledged, and the widget and public page that visitors use meanwhile. */
export interface Household {
  email: string;
  token: string;
  ledger: Ledger;
  widgetId: string;
  widgetChatbotId: string;
}

const leastDocuments = 8;
const mostDocuments = 20;

/** Two chatbots with a public page each, a widget in use and another one that is renamed. */
export const openHousehold = async (name: string, scene: Scene): Promise<Household> => {
  const owner = await as(name, scene.url);
  const ledger = newLedger(owner);
  for (const deed of ["create", "create", "createWidget", "createWidget"] as const)
    await deeds[deed](ledger, scene);
  for (const own of ledger.chatbots) await deeds.publish({ ...ledger, chatbots: [own] }, scene);
  const [used] = ledger.widgets;
  const { items } = await owner.widgets.list({ limit: 20 });
  const widgetChatbotId = items.find(({ id }) => id === used?.id)?.rag_system_id ?? "";
  if (used) used.isBusy = true;
  return { email: owner.email, token: owner.token, ledger, widgetId: used?.id ?? "", widgetChatbotId };
};

export const firstDocuments = async ({ ledger }: Household, scene: Scene): Promise<void> => {
  for (let at = 0; at < leastDocuments; at++) await deeds.upload(ledger, scene);
};

/** One thing that an owner does; there are never too many documents, nor too few to answer from. */
export const ownersWork = async (household: Household, scene: Scene): Promise<void> => {
  const { ledger } = household;
  const here = ledger.documents.filter(({ presence }) => presence === "there").length;
  const works = [
    here < mostDocuments ? deeds.upload : deeds.removeDocument,
    here > leastDocuments ? deeds.removeDocument : deeds.upload,
    deeds.replace,
    deeds.replace,
    deeds.readAgain,
    deeds.publish,
    deeds.rename,
    look,
    look,
    () => enter(household, scene.url),
  ];
  await works[Math.floor(scene.next() * works.length)]?.(ledger, scene);
};

/** What the app's first pages ask for. */
const look = async ({ owner, chatbots: [first] }: Ledger): Promise<void> => {
  await Promise.all([
    owner.chatbots.list({ limit: 20 }),
    owner.widgets.list({ limit: 20 }),
    owner.documents.list({ chatbotId: first?.id ?? "", limit: 20 }),
    owner.analytics.dashboard({}),
  ]);
};

const enter = async (household: Household, url: string): Promise<void> => {
  const owner = await signIn(household.email, url);
  household.token = owner.token;
  household.ledger.owner = owner;
};
