import type { Membership } from "#platform/access/owner/membership.ts";
import { includesRole } from "#shared/contract/role.ts";
import { absent, type StoredTemplate, templateStore } from "../store.ts";

/** Whether a member may change the templates of an account; who only answers sees what was shared. */
const editsIn = ({ role }: Membership): boolean => role !== "none" && includesRole(role, "edits");

/** Whether a template is the reader's account's own, to be changed. */
export const isEditable = (template: StoredTemplate, reader: Membership): boolean =>
  template.user_id === reader.accountId && editsIn(reader);

/** The templates of the account, and those that were shared with the reader, the last changed first. */
export const visibleTo = async (reader: Membership): Promise<StoredTemplate[]> => {
  const [own, accesses] = await Promise.all([
    editsIn(reader) ? templateStore.all(reader.accountId) : [],
    templateStore.sharedWith(reader.userId),
  ]);
  const known = new Set(own.map(({ id }) => id));
  const others = accesses
    .filter(({ template_id }) => !known.has(template_id))
    .map(({ account_id, template_id }) => ({ user_id: account_id, id: template_id }));
  return [...own, ...(await templateStore.many(others))].toSorted((one, other) =>
    positionOf(one) < positionOf(other) ? 1 : -1,
  );
};

/** A template's place in the list. */
export const positionOf = ({ updated_at, id }: StoredTemplate): string => `${updated_at} ${id}`;

/** A template that the reader may open. Throws `not_found` for any other, as for one that is not there. */
export const openTo = async (reader: Membership, id: string): Promise<StoredTemplate> => {
  const own = editsIn(reader) ? await templateStore.find({ user_id: reader.accountId, id }) : undefined;
  if (own) return own;
  const access = await templateStore.sharedAccess(id, reader.userId);
  const shared = access && (await templateStore.find({ user_id: access.account_id, id }));
  if (!shared) throw absent();
  return shared;
};
