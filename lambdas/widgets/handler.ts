import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { required } from "#platform/environment.ts";
import { serve } from "#platform/http/serve.ts";
import { siteUrl } from "#platform/mail/site-url.ts";
import { newId } from "#platform/table/new-id.ts";
import { widgets } from "#shared/widgets/routes.ts";
import { newIdentitySecret } from "./identity/secrets.ts";
import { shown } from "./identity/shown.ts";
import { adoptLogo, removeLogos, storeLogo } from "./logo/store.ts";
import { checkSite, limitSiteChecks } from "./site-check/check-site.ts";
import { widgetStore } from "./store.ts";

export const handler = serve(widgets, {
  list: async (page, { accountId }) => {
    const [{ items, cursor }, chatbots] = await Promise.all([
      widgetStore.list(accountId, page),
      Array.fromAsync(chatbotStore.all(accountId)),
    ]);
    const names = new Map(chatbots.map(({ id, name }) => [id, name]));
    return {
      items: items.map((widget) => ({ ...shown(widget), rag_system_name: names.get(widget.rag_system_id) })),
      cursor,
    };
  },
  create: async (input, { accountId, userId }) => {
    const chatbot = await chatbotStore.ofAccount(accountId, input.rag_system_id);
    const id = newId("widget");
    const widget = await widgetStore.create(
      {
        ...input,
        config: withoutOrphans(input.config),
        branding: await withOwnLogo(input.branding, { accountId, widgetId: id }),
        id,
        user_id: accountId,
        is_active: true,
        created_at: new Date().toISOString(),
        total_conversations: 0,
        total_messages: 0,
      },
      userId,
    );
    return { ...shown(widget), rag_system_name: chatbot.name };
  },
  update: async ({ id, ...changes }, { accountId, userId }) => {
    const widget = await widgetStore.ofAccount(accountId, id);
    const chatbot = await chatbotStore.ofAccount(accountId, changes.rag_system_id ?? widget.rag_system_id);
    const config = changes.config && withoutOrphans(changes.config);
    const place = { accountId, widgetId: id };
    const branding = changes.branding && (await withOwnLogo(changes.branding, place));
    const changed = await widgetStore.update(widget, { set: { ...changes, config, branding } }, userId);
    if (branding && branding.logo !== widget.branding.logo) await removeLogos(place, branding.logo);
    return { ...shown(changed), rag_system_name: chatbot.name };
  },
  uploadLogo: async ({ widgetId, image }, { accountId }) => {
    const widget = widgetId === undefined ? undefined : await widgetStore.ofAccount(accountId, widgetId);
    return { path: await storeLogo(image, { accountId, widgetId }, widget?.branding.logo) };
  },
  createIdentitySecret: async ({ id, keepsFormer }, { accountId, userId }) => {
    const widget = await widgetStore.ofAccount(accountId, id);
    const former = keepsFormer ? widget.identity_secret : undefined;
    const { secret, stored } = await newIdentitySecret(id, former);
    return { secret, widget: shown(await widgetStore.setIdentitySecret(widget, stored, userId)) };
  },
  removeIdentitySecret: async ({ id }, { accountId, userId }) => {
    const widget = await widgetStore.ofAccount(accountId, id);
    return shown(await widgetStore.setIdentitySecret(widget, undefined, userId));
  },
  checkSite: async ({ id, url }, { accountId }) => {
    const widget = await widgetStore.ofAccount(accountId, id);
    await limitSiteChecks(accountId);
    const { public_slug: slug } = await chatbotStore.ofAccount(accountId, widget.rag_system_id);
    const origin = new URL(await siteUrl()).origin;
    const { others, ...check } = await checkSite(accountId, url, {
      widget,
      slug,
      origin,
      socketUrl: required("SOCKET_URL"),
    });
    const names = await widgetStore.names(accountId, others);
    return { ...check, others: others.map((other) => ({ id: other, name: names.get(other) })) };
  },
  remove: async ({ id }, { accountId, userId }) => {
    await widgetStore.remove(await widgetStore.ofAccount(accountId, id), userId);
    await removeLogos({ accountId, widgetId: id });
    return {};
  },
});

const withOwnLogo = async <Branding extends { logo: string | null }>(
  branding: Branding,
  place: { accountId: string; widgetId: string },
) => ({ ...branding, logo: await adoptLogo(branding.logo, place) });

/** Clears `requiredUserInfo` for details that the widget does not collect. */
const withoutOrphans = <Config extends { collectUserInfo: boolean; requiredUserInfo: boolean }>(
  config: Config,
) => ({
  ...config,
  requiredUserInfo: config.requiredUserInfo && config.collectUserInfo,
});
