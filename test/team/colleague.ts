import { inject } from "vitest";
import type { GivenRole } from "#shared/contract/role.ts";
import { mailsTo } from "../mails.ts";
import { until } from "../until.ts";
import { type Actor, as, bearing } from "../users.ts";

/** A signed-in user with the calls that it makes in another's account. */
export interface Colleague extends Actor {
  id: string;
  /** The own account. */
  own: Actor;
}

/** The token of the newest invitation to an address. */
export const invitedToken = async (email: string, url = inject("url")): Promise<string> => {
  const link = /\S+\/invitation\?token=(\S+)/;
  const mail = await until(async () => (await mailsTo(email, url)).find(({ text }) => link.test(text)));
  return link.exec(mail.text)?.[1] ?? "";
};

/** Somebody who acts in a certain account. */
export const within = (actor: Actor, account: string, url = inject("url")): Actor => ({
  ...actor,
  ...bearing(actor.token, url, (request) => {
    request.headers.set("x-account", account);
    return fetch(request);
  }),
  fetch: (path, init = {}) =>
    actor.fetch(path, { ...init, headers: { "x-account": account, ...init.headers } }),
});

/** Invites a user of this name to the owner's account, and joins. */
export const join = async (
  owner: Actor,
  name: string,
  role: GivenRole,
  url = inject("url"),
): Promise<Colleague> => {
  const own = await as(name, url);
  await owner.team.invite({ email: own.email, role });
  const { account_id } = await own.team.join({ token: await invitedToken(own.email, url) });
  const colleague = within(own, account_id, url);
  const members = (await colleague.team.members({})).items;
  return { ...colleague, own, id: members.find(({ email }) => email === own.email)?.user_id ?? "" };
};
