import { logActivity } from "#lambdas/core/activity.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import { type Change, when } from "#platform/table/conditions.ts";
import { erasePartition } from "#platform/table/erase.ts";
import { AppError } from "#shared/errors.ts";
import { dueAfter, leaseEnd } from "./due.ts";
import {
  dueKey,
  pageEntity,
  partition,
  type StoredPage,
  type StoredWebsite,
  type WebsiteKey,
  websiteEntity,
} from "./entities.ts";
import { key, keyPrefix, newId } from "./names.ts";

/*
 * Access patterns
 *   a chatbot's websites, newest first      BOT#{chatbot} / WEBSITE#{id}
 *   a website's pages as they were found    BOT#{chatbot} / WEBPAGE#{website}#{position}
 *   websites that are due                   WEBSITE / {due at}#{id}, in the index
 */

type Changes = Partial<StoredWebsite>;

/** Changes of a site with the key by which it is due. */
const withDue = (site: StoredWebsite, set: Changes) => ({
  ...set,
  ...(set.due_at && { gsi1sk: dueKey({ ...site, due_at: set.due_at }) }),
});

const pagesOf = ({ rag_system_id, id }: WebsiteKey) => ({
  pk: partition({ rag_system_id }),
  prefix: keyPrefix("webPage", id),
});

const websitesOf = (chatbotId: string) => ({
  pk: partition({ rag_system_id: chatbotId }),
  prefix: keyPrefix("website"),
});

/** Tries of a change, because a look may begin or end between reading the website and writing it. */
const mostAttempts = 4;

export const websiteStore = {
  find: websiteEntity.find,

  list: (chatbotId: string, page: { limit?: number; cursor?: string | undefined }) =>
    websiteEntity.list({ ...websitesOf(chatbotId), newestFirst: true, ...page }),

  all: (chatbotId: string) => Array.fromAsync(websiteEntity.all(websitesOf(chatbotId))),

  /** Throws `not_found` for one of another account, and for one that is being removed. */
  ofAccount: async (accountId: string, id: WebsiteKey): Promise<StoredWebsite> => {
    const site = await websiteEntity.get(id);
    if (site.user_id !== accountId || site.is_removed) throw new AppError("not_found", "Website not found.");
    return site;
  },

  create: async (site: StoredWebsite, userId: string): Promise<void> =>
    transact([websiteEntity.put(site), log(site, userId, "created")]),

  /** Begins a look. Returns the present state if one is under way. */
  startLook: async (site: StoredWebsite): Promise<StoredWebsite> => {
    if (site.is_reading) return site;
    const changes = { is_reading: true, look: site.look + 1, due_at: leaseEnd() };
    const condition = when.equals({ look: site.look });
    const update = { set: withDue(site, changes), remove: ["failure_reason"], condition };
    return (await updated(site, update)) ?? websiteEntity.get(site);
  },

  /** A look that is under way is not disturbed: the frequency counts from its end. */
  changeFrequency: async (
    known: StoredWebsite,
    frequency: StoredWebsite["frequency"],
    userId: string,
  ): Promise<StoredWebsite> => {
    let site = known;
    for (let attempt = 1; ; attempt++) {
      const due_at = site.is_reading ? undefined : dueAfter(site.last_look_at ?? site.created_at, frequency);
      const set = withDue(site, { frequency, ...(due_at && { due_at }) });
      const condition = when.equals({ is_reading: site.is_reading });
      try {
        await transact([websiteEntity.change(site, { set, condition }), log(site, userId, "changed")]);
        return await websiteEntity.get(site);
      } catch (error) {
        if (!failedCondition(error) || attempt === mostAttempts) throw error;
        site = await websiteEntity.get(site);
      }
    }
  },

  /** Marks it as removed; a pass deletes its pages and then the rest. */
  markRemoved: async (site: StoredWebsite, userId: string): Promise<void> => {
    const set = withDue(site, {
      is_removed: true,
      is_reading: true,
      pass: newId("website"),
      due_at: leaseEnd(),
    });
    await transact([websiteEntity.change(site, { set }), log(site, userId, "deleted")]);
  },

  /** Takes the site over from an earlier pass; undefined if there is nothing to do. */
  beginPass: async (of: WebsiteKey): Promise<StoredWebsite | undefined> => {
    const site = await websiteEntity.find(of);
    if (!site?.is_reading) return undefined;
    const set = withDue(site, { pass: newId("website"), due_at: leaseEnd() });
    return updated(site, { set, condition: when.equals({ is_reading: true }) });
  },

  /** Has a pass that seems to be killed repeated; undefined if it has stored something since. */
  renewLease: (site: StoredWebsite): Promise<StoredWebsite | undefined> =>
    updated(site, {
      set: withDue(site, { due_at: leaseEnd() }),
      condition: when.equals({ due_at: site.due_at }),
    }),

  /**
   * Stores changed pages, dropped ones and changes of the site together. False if another pass has taken over, or the
   * site is removed: then nothing is stored.
   */
  record: async (
    site: StoredWebsite,
    { pages = [], dropped = [], changes }: { pages?: StoredPage[]; dropped?: StoredPage[]; changes: Changes },
  ): Promise<boolean> => {
    const writes = [
      websiteEntity.change(site, {
        set: withDue(site, { due_at: leaseEnd(), ...changes }),
        condition: when.equals({ pass: site.pass }),
      }),
      ...pages.map(pageEntity.place),
      ...dropped.map(pageEntity.drop),
    ];
    try {
      await transact(writes);
      return true;
    } catch (error) {
      if (failedCondition(error)) return false;
      throw error;
    }
  },

  pages: (site: WebsiteKey, page: { limit?: number; cursor?: string | undefined }) =>
    pageEntity.list({ ...pagesOf(site), ...page }),

  allPages: (site: WebsiteKey) => pageEntity.all(pagesOf(site)),

  dropPage: pageEntity.remove,

  remove: websiteEntity.remove,

  /** Websites whose time has come, the longest due first. */
  async *due(now: Date): AsyncGenerator<StoredWebsite> {
    for await (const site of websiteEntity.all({ pk: key("website"), prefix: "", index: "gsi1" })) {
      if (site.due_at > now.toISOString()) return;
      yield site;
    }
  },

  /** Forgets all websites of a chatbot; their documents are the caller's to delete. */
  removeAll: async (chatbotId: string): Promise<void> => {
    const pk = partition({ rag_system_id: chatbotId });
    await erasePartition(pk, keyPrefix("website"));
    await erasePartition(pk, keyPrefix("webPage"));
  },
};

/** The new state; undefined if the condition does not hold. */
const updated = (site: StoredWebsite, change: Change): Promise<StoredWebsite | undefined> =>
  websiteEntity.update(site, change).catch((error) => {
    if (error instanceof AppError && error.code === "not_found") return undefined;
    throw error;
  });

const log = (
  { id, url, user_id }: StoredWebsite,
  userId: string,
  action: "created" | "changed" | "deleted",
) => logActivity({ accountId: user_id, userId }, { action, subject: { kind: "website", id, name: url } });
