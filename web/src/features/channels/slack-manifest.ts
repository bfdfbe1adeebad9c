/** The manifest of a Slack app that answers at an address. Source: docs.slack.dev/reference/app-manifest. */
export const slackManifest = (name: string, address: string): string =>
  JSON.stringify(
    {
      display_information: { name: name.slice(0, 35) },
      features: {
        app_home: { messages_tab_enabled: true, messages_tab_read_only_enabled: false },
        bot_user: { display_name: name.slice(0, 80), always_online: true },
      },
      oauth_config: { scopes: { bot: ["app_mentions:read", "chat:write", "im:history"] } },
      settings: {
        event_subscriptions: { request_url: address, bot_events: ["app_mention", "message.im"] },
      },
    },
    null,
    2,
  );
