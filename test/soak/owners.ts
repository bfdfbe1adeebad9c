import { type Ledger, newLedger } from "../faults/killed/ledger.ts";
import { operations, type Setup } from "../faults/killed/operations.ts";
import { as, signIn } from "../users.ts";

/** An owner with the ledger, and the widget and public page that visitors use at the same time. */
export interface Household {
  email: string;
  token: string;
  ledger: Ledger;
  widgetId: string;
  widgetChatbotId: string;
}

const leastDocuments = 8;
const maxDocuments = 20;

/** Two chatbots with a public page each, a widget in use and another one that is renamed. */
export const openHousehold = async (name: string, setup: Setup): Promise<Household> => {
  const owner = await as(name, setup.url);
  const ledger = newLedger(owner);
  for (const operation of ["create", "create", "createWidget", "createWidget"] as const)
    await operations[operation](ledger, setup);
  for (const own of ledger.chatbots) await operations.publish({ ...ledger, chatbots: [own] }, setup);
  const [used] = ledger.widgets;
  const { items } = await owner.widgets.list({ limit: 20 });
  const widgetChatbotId = items.find(({ id }) => id === used?.id)?.rag_system_id ?? "";
  if (used) used.isBusy = true;
  return { email: owner.email, token: owner.token, ledger, widgetId: used?.id ?? "", widgetChatbotId };
};

export const firstDocuments = async ({ ledger }: Household, setup: Setup): Promise<void> => {
  for (let at = 0; at < leastDocuments; at++) await operations.upload(ledger, setup);
};

/** One thing that an owner does; there are never too many documents, nor too few to answer from. */
export const ownersWork = async (household: Household, setup: Setup): Promise<void> => {
  const { ledger } = household;
  const here = ledger.documents.filter(({ presence }) => presence === "there").length;
  const works = [
    here < maxDocuments ? operations.upload : operations.removeDocument,
    here > leastDocuments ? operations.removeDocument : operations.upload,
    operations.replace,
    operations.replace,
    operations.readAgain,
    operations.publish,
    operations.rename,
    look,
    look,
    () => enter(household, setup.url),
  ];
  await works[Math.floor(setup.next() * works.length)]?.(ledger, setup);
};

/** The requests of the app's first pages. */
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
